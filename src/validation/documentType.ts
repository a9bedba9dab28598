/** What may precede the root element, by how it starts and how it ends. */
const BEFORE_ROOT = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

/**
 * Whether a document type declaration precedes the root element of XML text. Only this place counts: in a comment
 * or in CDATA the words are text. Each character is looked at once.
 */
export function hasDocumentType(text: string): boolean {
  let at = 0;
  for (;;) {
    while (/[\s\uFEFF]/.test(text.charAt(at))) at += 1;
    const part = BEFORE_ROOT.find(([start]) => text.startsWith(start, at));
    if (!part) return text.startsWith('<!DOCTYPE', at);
    const end = text.indexOf(part[1], at + part[0].length);
    if (end < 0) return false;
    at = end + part[1].length;
  }
}
