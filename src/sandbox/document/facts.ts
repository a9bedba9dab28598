import {documentTypeId, messagesOf, type PlacedMessage} from '../../contracts/formats/registry';
import type {FormatDocument} from '../../contracts/formats/registryFile';
import {untracked} from '../../sources/files';
import {formatRegistry} from '../../sources/formats';
import type {Parsed} from '../../validation/parse';
import {partiesOf} from './parties';

/** What an uploaded document says of itself. */
export interface DocumentFacts extends ReturnType<typeof partiesOf> {
  /** As the API writes it; without the version for a document that the registry lacks. */
  readonly documentTypeId: string;
  /** What it is in the registry of formats; nothing for another document. */
  readonly known?: PlacedMessage & {readonly document: FormatDocument};
}

/** Reads what a document says of itself. */
export async function factsOf({tree}: Parsed): Promise<DocumentFacts> {
  const {documentOf, identityOf, messageOf} = await import('../../validation/identify');
  const identity = identityOf(tree);
  const placed = messagesOf(untracked(formatRegistry));
  const own = messageOf(
    placed.map(({message}) => message),
    identity,
  );
  const found = placed.find(({message}) => message === own);
  const document = found?.message.documents.find((each) => each === documentOf(found.message, identity));
  const known = found && document && {...found, document};
  return {
    ...partiesOf(tree),
    documentTypeId:
      (known && documentTypeId(known.format, known.message, known.document)) ??
      `${identity.namespace}::${identity.root}##${identity.customizationId}`,
    known,
  };
}
