import {XmlElement} from 'libxml2-wasm';
import {codeName} from '../../untracked';
import {FAULTS, SoapFault} from '../fault';
import {inTree} from '../xml';
import type {SentDocument} from './document';
import {payloadOf} from './payload';
import type {Wire} from './wire';

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

/** Whether a text without white space is base64 (RFC 4648, section 4). No group of the pattern repeats: large files would fill the stack. */
export const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));

/** Checks the files of a payload. @throws SoapFault for the first one that isn't base64 */
export function checkAttachments(xml: string): void {
  const broken = attachmentsIn(xml).find(({base64}) => !isBase64(base64));
  if (broken) throw new SoapFault(FAULTS.attachment, broken.name);
}

/** The first PDF in a document, or one that is drawn from it. @throws SoapFault while it is being made, and where there is no layout */
export async function pdfOf({externalId, file, template, pdfReadyAt}: SentDocument, now: number): Promise<Wire> {
  const Name = `${externalId}.pdf`;
  const payload = payloadOf(file.bytes());
  const embedded = attachmentsIn(payload).find(({type}) => type === 'application/pdf');
  if (embedded) return {Name, Contents: embedded.base64};
  if (!template.layout) throw new SoapFault(FAULTS.pdfImpossible);
  if (now < pdfReadyAt) throw new SoapFault(FAULTS.pdfNotReady);
  const {ublPdf} = await import('../../../hybrid');
  return {Name, Contents: Buffer.from(ublPdf(payload, codeName)).toString('base64')};
}
