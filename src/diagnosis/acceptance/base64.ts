/** The first bytes of files by their media types, in Base64. */
const SIGNATURES: Readonly<Record<string, string>> = {
  'application/pdf': 'JVBER',
  'image/png': 'iVBOR',
  'image/jpeg': '/9j/',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'UEsDB',
  'application/vnd.oasis.opendocument.spreadsheet': 'UEsDB',
};

/** What a text in Base64 contains: its size in bytes; undefined where it can't be decoded (RFC 4648, section 4). White space is ignored. */
export function decodedSize(text: string): number | undefined {
  const signs = text.replace(/\s+/g, '');
  if (signs.length % 4 !== 0) return undefined;
  const padding = signs.endsWith('==') ? 2 : signs.endsWith('=') ? 1 : 0;
  // A search for a wrong character needs no stack, which an expression for the whole of a large text does.
  if (/[^A-Za-z0-9+/]/.test(signs.slice(0, signs.length - padding))) return undefined;
  return (signs.length / 4) * 3 - padding;
}

/** Whether a text in Base64 begins as a file of its media type does; true for media types without such a beginning. */
export const beginsAs = (text: string, mediaType: string): boolean =>
  text.trimStart().startsWith(SIGNATURES[mediaType] ?? '');
