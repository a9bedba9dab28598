import type {DraftData} from '../../../contracts/platform/sandbox';
import {StoredFile} from '../../bus/documents/storedFile';
import {exampleFile} from '../../project';
import type {Draft} from '../documents/document';
import {routeTo} from '../documents/route';
import {templateOf} from '../documents/send';
import type {SandboxState} from './state';

/** Adds what the platform knows of the documents with which the bus started. */
export function addEntries({bus, data, companies, statuses, documents, userOf}: SandboxState): void {
  for (const {id: externalId, documentId, email, user, status: code, at, changed = at} of data.documents) {
    const example = bus.store.find(documentId);
    // Another document may have taken its place or its room.
    if (!example?.isExample) continue;
    const template = documents.templateOf(example);
    if (!template) throw new Error(`platform/sandbox.yaml: ${externalId} fits no template`);
    const partyId = example.facts.receiver ?? '';
    const company = companies.byReference(partyId);
    const receiverUser = userOf(company, user);
    documents.add(documentId, {
      ...{externalId, template, receiverUser},
      route: routeTo(bus.registrations, {partyId, company, email, family: example.family}),
      status: {
        code,
        changed: Date.parse(changed),
        ...(statuses.get(code).platformOnly ? {} : {user: receiverUser}),
      },
    });
  }
}

/** A draft of the file. @throws Error for a company without an account */
export async function draftOf(state: SandboxState, data: DraftData): Promise<Draft> {
  const owner = state.companies.byCast(data.party);
  const user = state.userOf(owner);
  if (!user) throw new Error(`platform/sandbox.yaml: ${data.party}, which has the draft ${data.id}, has no account`);
  const changed = Date.parse(data.changed);
  const example = exampleFile(data);
  return {
    ...{documentId: data.id, file: StoredFile.of(example), owner, user, modified: changed},
    facts: await state.bus.factory.facts(example),
    template: templateOf(state, data.template),
    created: Date.parse(data.made),
    status: {code: data.status, changed, user},
  };
}
