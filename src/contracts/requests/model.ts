/** A header whose value ends with what the reader keeps in an environment variable. */
export interface RequestHeader {
  readonly name: string;
  /** Comes before the variable: `Bearer `. */
  readonly prefix: string;
  readonly variable: string;
  /** Whether the request does harm without the value: an upload without an ID is stored again at each try. */
  readonly mustBeSet?: true;
}

/** Where a request goes. */
export interface RequestHost {
  /** The environment variable that names the host, if the reader has set it. */
  readonly variable: string;
  /** The host otherwise: an origin that a path can follow, without a slash at its end, such as `https://accp-psb.example.com`. */
  readonly origin: string;
}

/** A file of the reader's, beside the code. */
export interface SentFile {
  readonly name: string;
  readonly mediaType: string;
}

/** What a request sends: nothing, a JSON value, a file as the field of a form, or a file as the whole body. */
export type RequestBody =
  | {readonly kind: 'none'}
  | {readonly kind: 'json'; readonly value: unknown}
  | {readonly kind: 'form'; readonly field: string; readonly file: SentFile}
  | {readonly kind: 'file'; readonly file: SentFile};

/** A request in no language, from which it is written in each. */
export interface HttpRequest {
  readonly method: string;
  readonly host: RequestHost;
  /** The rest of the address, from the slash after the host. */
  readonly path: string;
  /** All but `Content-Type`, which follows from the body. */
  readonly headers: readonly RequestHeader[];
  readonly body: RequestBody;
}

/** The `Content-Type` that code has to set; nothing where there is no body, or where the parts of a form have theirs. */
export function contentTypeOf(body: RequestBody): string | undefined {
  if (body.kind === 'json') return 'application/json';
  return body.kind === 'file' ? body.file.mediaType : undefined;
}

type Writers<T> = {readonly [K in RequestBody['kind']]: (body: Extract<RequestBody, {kind: K}>) => T};

/** Combines what is written for each kind of body into one function. */
export const byKind =
  <T>(writers: Writers<T>) =>
  (body: RequestBody): T =>
    writers[body.kind](body as never);
