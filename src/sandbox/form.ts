/** One part of a multipart form. */
export interface Part {
  readonly name: string;
  readonly fileName?: string;
  /** Content type without parameters; empty when the part names none. */
  readonly type: string;
  readonly data: Buffer;
}

const HEAD_END = '\r\n\r\n';

/** A parameter of a header, quoted as most clients write it or bare as .NET does. */
function parameter(head: string, name: string): string | undefined {
  const match = new RegExp(`[;\\s]${name}=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(head);
  return match?.[1] ?? match?.[2];
}

function partOf(piece: Buffer): Part | undefined {
  const end = piece.indexOf(HEAD_END);
  const head = piece.subarray(0, Math.max(end, 0)).toString();
  const name = parameter(head, 'name');
  if (end === -1 || name === undefined) return undefined;
  const type = /^content-type: *([^;\s]*)/im.exec(head)?.[1] ?? '';
  return {name, fileName: parameter(head, 'filename'), type, data: piece.subarray(end + HEAD_END.length)};
}

/**
 * The parts of a multipart body (RFC 7578). Prism has a parser for forms, which fails on the bare names that .NET writes.
 * @returns nothing for a body that is no form or has no boundary
 */
export function partsOf(contentType: string, body: Buffer): Part[] {
  const boundary = parameter(contentType, 'boundary');
  if (!contentType.startsWith('multipart/form-data') || !boundary) return [];
  const mark = Buffer.from(`\r\n--${boundary}`);
  const text = Buffer.concat([Buffer.from('\r\n'), body]);
  const parts: Part[] = [];
  for (let start = text.indexOf(mark); start !== -1;) {
    const from = start + mark.length;
    const next = text.indexOf(mark, from);
    const part = next === -1 ? undefined : partOf(text.subarray(from, next));
    if (part) parts.push(part);
    start = next;
  }
  return parts;
}

/** The same form written anew so that Prism reads it, each file by its first byte: Prism checks that it is there, no more. */
export async function formForPrism(parts: readonly Part[]): Promise<{contentType: string; body: string}> {
  const form = new FormData();
  for (const {name, fileName, type, data} of parts) {
    if (fileName === undefined) form.append(name, data.toString());
    else
      form.append(
        name,
        new Blob([new Uint8Array(data.subarray(0, 1))], {type: type || 'application/octet-stream'}),
        fileName,
      );
  }
  const written = new Response(form);
  return {contentType: written.headers.get('content-type') ?? '', body: await written.text()};
}
