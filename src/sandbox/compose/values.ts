import type {BusDocument} from '../bus/documents/model';

/** What events of a document have in `details`, whatever their topic; each topic picks its own keys. */
export function documentValues(document: BusDocument, receiver: string | undefined): Record<string, unknown> {
  const {facts, fileName, recognition, sourceTypeId} = document;
  const {documentTypeId, response} = facts;
  return {
    sender: facts.sender ?? document.sent?.party,
    recipient: receiver ?? document.received?.party,
    id: facts.number,
    documentTypeId,
    sourceDocumentTypeId: sourceTypeId ?? documentTypeId,
    orderReferenceId: facts.orderReference,
    statusCode: response?.code,
    status: document.status,
    reasons: response?.reasons,
    actions: response?.actions,
    note: facts.note,
    // Only scans have one that the bus tells, as long as it takes no emails or files from SFTP servers.
    filename: recognition && fileName,
    recognition,
  };
}
