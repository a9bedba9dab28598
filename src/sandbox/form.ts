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

function partOf(piece: string): Part[] {
  const end = piece.indexOf(HEAD_END);
  const head = Buffer.from(piece.slice(0, Math.max(end, 0)), 'latin1').toString();
  const name = parameter(head, 'name');
  if (name === undefined) return [];
  const type = /^content-type: *([^;\s]*)/im.exec(head)?.[1] ?? '';
  const data = Buffer.from(piece.slice(end + HEAD_END.length), 'latin1');
  return [{name, fileName: parameter(head, 'filename'), type, data}];
}

/** The parts of a multipart body (RFC 7578), none for another body. Prism's own parser fails on the bare names that .NET writes. */
export function partsOf(contentType: string, body: Buffer): Part[] {
  const boundary = parameter(contentType, 'boundary');
  if (!contentType.startsWith('multipart/form-data') || !boundary) return [];
  const mark = Buffer.from(`\r\n--${boundary}`).toString('latin1');
  return `\r\n${body.toString('latin1')}`.split(mark).slice(1, -1).flatMap(partOf);
}

/** The same form as Prism reads it, each file by its first byte: Prism only checks that it is there. */
export async function formForPrism(parts: readonly Part[]): Promise<{contentType: string; body: string}> {
  const form = new FormData();
  for (const {name, fileName, type, data} of parts) {
    const start = new Uint8Array(data.subarray(0, 1));
    if (fileName === undefined) form.append(name, data.toString());
    else form.append(name, new Blob([start], {type: type || 'application/octet-stream'}), fileName);
  }
  const written = new Response(form);
  return {contentType: written.headers.get('content-type') ?? '', body: await written.text()};
}
