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

/** The parts of a multipart body (RFC 7578), none for another body. Names can be bare, as .NET writes them. */
export function partsOf(contentType: string, body: Buffer): Part[] {
  const boundary = parameter(contentType, 'boundary');
  if (!contentType.startsWith('multipart/form-data') || !boundary) return [];
  const mark = Buffer.from(`\r\n--${boundary}`).toString('latin1');
  return `\r\n${body.toString('latin1')}`.split(mark).slice(1, -1).flatMap(partOf);
}
