import {decode} from '../../../validation/decode';
import {canonical, elementAt, inTree} from '../xml';

const DECLARATION = /^\uFEFF?\s*<\?xml[^>]*\?>\s*/;

/** The XML in a file as an envelope contains it: as it is, but without its declaration. Templates accept no PDF. @throws Error for an unknown encoding */
export function payloadOf(file: Uint8Array): string {
  const text = decode(file);
  if (typeof text !== 'string') throw new Error(text.message);
  return text.replace(DECLARATION, '').trimEnd();
}

/** A payload with another number, the `ID` in its root, as canonical XML; without `ID` it stays as it is. @throws Error for malformed XML */
export function withNumber(xml: string, number: string): string {
  return inTree(xml, ({root}) => {
    const id = elementAt(root, 'ID');
    if (!id) return xml;
    for (let child = id.firstChild; child; child = id.firstChild) child.remove();
    id.addText(number);
    return canonical(root);
  });
}
