import {XmlElement} from 'libxml2-wasm';
import {FAULTS, SoapFault} from '../fault';
import {inTree} from '../xml';

/** A file in a payload. */
export interface Attachment {
  readonly type: string;
  readonly name: string;
  /** Its content without white space. */
  readonly base64: string;
}

/** The files that a UBL payload contains. @throws Error for XML that isn't well-formed */
export function attachmentsIn(xml: string): Attachment[] {
  return inTree(xml, ({root}) =>
    root
      .find("//*[local-name()='EmbeddedDocumentBinaryObject']")
      .filter((node) => node instanceof XmlElement)
      .map((node) => ({
        type: node.attr('mimeCode')?.value ?? '',
        name: node.attr('filename')?.value ?? '',
        base64: node.content.replace(/\s+/g, ''),
      })),
  );
}

/**
 * Whether a text without white space is base64 (RFC 4648, section 4): groups of four, the last of which can end in one or two `=`. The
 * pattern has no group that repeats, because the matcher would need a stack as deep as a large file is long.
 */
export const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));

/** Checks the files of a payload. @throws SoapFault for the first one that isn't base64 */
export function checkAttachments(xml: string): void {
  const broken = attachmentsIn(xml).find(({base64}) => !isBase64(base64));
  if (broken) throw new SoapFault(FAULTS.attachment, broken.name);
}
