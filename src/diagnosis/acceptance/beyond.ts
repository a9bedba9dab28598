import type {AcceptanceCheck} from '../model';
import type {GivenDocument} from './model';

/** What the document alone can't tell. @returns nothing for a document of no format, which nobody can send */
export function beyondCheck({reading: {facts}, data}: GivenDocument): AcceptanceCheck | undefined {
  const family = facts.message && data.families[facts.message.family];
  if (!family) return undefined;
  const text = [
    'The document does not show whether the receiver can receive this document type, whether your X-PSB-DocumentId is new,',
    `or whether you have permission to send for the sender. To look up the receiver, use ${family.lookup.id}.`,
  ].join(' ');
  return {id: 'beyond', title: 'Not in the document', outcome: 'unknown', text, href: family.lookup.href};
}
