import type {IHttpOperation} from '@stoplight/types';
import {untracked} from '../../sources/files';
import {formatRegistry} from '../../sources/formats';
import type {Answer} from '../answer';
import {errorAnswer} from '../errors';
import type {Target} from '../upload';
import type {DocumentFacts} from './facts';
import {isSameParty} from './parties';

/** Whether an operation accepts documents of a family: those that send one family alone are strict. */
function accepts(operation: string, family: string): boolean {
  const {families} = untracked(formatRegistry);
  const own = Object.keys(families).filter((name) => families[name]?.send.includes(operation));
  return own.length !== 1 || own[0] === family;
}

/**
 * The refusal of a document that an operation of the contract doesn't accept, or that has another sender than the party in the path; for
 * receiveGeneric, another receiver. Undefined for a good one.
 */
export function documentRefusal(
  {iid = '', extensions}: IHttpOperation,
  {documentTypeId, known, sender, receiver}: DocumentFacts,
  {query, partyId}: Target,
): Answer | undefined {
  const errors = extensions?.['x-errors'] as readonly string[];
  const type = `Document type '${documentTypeId}' is not`;
  if (errors.includes('API400-FORMAT')) {
    if (!known) return errorAnswer('API400-FORMAT', `${type} recognised.`);
    if (!accepts(iid, known.message.family)) return errorAnswer('API400-FORMAT', `${type} accepted by ${iid}.`);
    const sourceFormat = query.get('sourceFormat');
    if (sourceFormat && sourceFormat !== documentTypeId) {
      return errorAnswer('API400-FORMAT', `${type} the one in sourceFormat.`);
    }
  }
  const party = iid === 'receiveGeneric' ? receiver : sender;
  if (!errors.includes('API400-PARTY') || !partyId || !party || isSameParty(party, partyId)) return undefined;
  return errorAnswer('API400-PARTY', `Party '${party}' in the document does not match the partyId in the path.`);
}
