import {codeName} from '../../untracked';
import {FAULTS, SoapFault} from '../fault';
import {attachmentsIn} from './attachments';
import type {SentDocument} from './document';
import type {Wire} from './wire';

/**
 * The PDF of a document: the first one that it contains, or one that is drawn from it.
 * @throws SoapFault while it is being made, and where there is no layout
 */
export async function pdfOf({externalId, payload, template, pdfReadyAt}: SentDocument, now: number): Promise<Wire> {
  const Name = `${externalId}.pdf`;
  const embedded = attachmentsIn(payload).find(({type}) => type === 'application/pdf');
  if (embedded) return {Name, Contents: embedded.base64};
  if (!template.layout) throw new SoapFault(FAULTS.pdfImpossible);
  if (now < pdfReadyAt) throw new SoapFault(FAULTS.pdfNotReady);
  // What draws is loaded when it is needed: the sandbox starts sooner.
  const {ublPdf} = await import('../../../hybrid');
  const bytes = await ublPdf(payload, codeName);
  return {Name, Contents: Buffer.from(bytes).toString('base64')};
}
