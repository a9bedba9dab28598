/** What may precede the root element, by how it starts and how it ends. */
const BEFORE_ROOT = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

/** Where a document type declaration begins that precedes the root element of XML text, or undefined. */
export function documentTypeAt(text: string): number | undefined {
  let at = 0;
  for (;;) {
    while (/[\s\uFEFF]/.test(text.charAt(at))) at += 1;
    const part = BEFORE_ROOT.find(([start]) => text.startsWith(start, at));
    if (!part) return text.startsWith('<!DOCTYPE', at) ? at : undefined;
    const end = text.indexOf(part[1], at + part[0].length);
    if (end < 0) return undefined;
    at = end + part[1].length;
  }
}

/** Refuses XML with a document type declaration: fast-xml-parser would replace the entities that it declares. @throws Error with the line */
export function refuseDocumentType(xml: string): void {
  const at = documentTypeAt(xml);
  if (at !== undefined)
    throw new Error(
      `line ${xml.slice(0, at).split('\n').length}: a document type declaration (<!DOCTYPE …>). Remove it`,
    );
}
