import {errorEntry} from '../../addresses/places';
import type {DocumentFacts} from '../../facts/model';
import type {AcceptanceCheck} from '../model';
import type {AcceptanceScheme, Given, GivenDocument, PlacedEndpoint} from './model';
import {quoted, sentences, shortened} from './words';

/** What a partyId can contain in a request: the parameter partyId of openapi/v1.yaml. */
const PARTY_ID = /^[A-Za-z0-9=:-]+$/;

type Side = 'sender' | 'receiver';

/** Why an endpoint ID is no partyId. */
function problemOf(side: Side, endpoint: PlacedEndpoint | undefined, {data}: Given): string {
  if (!endpoint) return `The document has no endpoint ID for the ${side}.`;
  const {id, scheme} = endpoint;
  const its = `the endpoint ID of the ${side}`;
  if (!id) return `The endpoint ID of the ${side} is empty.`;
  if (!scheme) return `The endpoint ID of the ${side}, ${quoted(id)}, has no schemeID.`;
  if (id.includes(':'))
    return `The endpoint ID of the ${side}, ${quoted(id)}, contains a colon. Put the scheme only in schemeID.`;
  const known: AcceptanceScheme | undefined = data.schemes.find(({code}) => code === scheme);
  const instead = known?.replacedBy ? ` Use ${known.replacedBy} instead.` : '';
  return known?.state === 'removed'
    ? `The scheme ${scheme} of ${its}, ${quoted(id)}, has been removed from the list of participant schemes.${instead}`
    : `The scheme ${quoted(scheme)} of ${its}, ${quoted(id)}, is not a participant scheme.`;
}

/** Both notations of a partyId: `NL:KVK:85912046 (0106:85912046)`. */
function notations(partyId: string, {partyIds}: Given): string {
  const text = shortened(partyIds.text(partyId));
  const endpoint = shortened(partyIds.endpoint(partyId));
  return text === endpoint ? text : `${text} (${endpoint})`;
}

/** What is wrong with a partyId by its scheme, in a sentence. */
function faultOf(partyId: string, {partyIds}: Given): string | undefined {
  if (!PARTY_ID.test(partyId)) return `${quoted(partyId)} contains characters that are not allowed in a partyId.`;
  const scheme = partyIds.read(partyId)?.schemeIdText ?? '';
  switch (partyIds.fault(partyId)) {
    case 'scheme':
      return `The scheme of ${quoted(partyId)} is not a participant scheme.`;
    case 'pattern':
      return `The value of ${quoted(partyId)} does not match the pattern of ${scheme}.`;
    case 'digits':
      return `The check digits of ${quoted(partyId)} are wrong.`;
    default:
      return undefined;
  }
}

const roleOf = ({isSelfBilled, typeCode}: DocumentFacts, side: Side, who: string): string =>
  isSelfBilled ? `The document is self-billed (type code ${quoted(typeCode)}), so the ${side} is the ${who}.` : '';

function placeOf(endpoint: PlacedEndpoint | undefined): Pick<AcceptanceCheck, 'location' | 'line'> {
  return endpoint ? {location: endpoint.location, line: endpoint.line} : {};
}

/** Who a document names without an endpoint ID, as timecards and DICO do: the contract doesn't say that the bus reads them. */
const named = (side: Side, partyId: string | undefined, given: Given): string =>
  partyId ? `It identifies the ${side} as ${notations(partyId, given)}.` : '';

/** The sender, who must be the party in the path of an upload: `API400-PARTY` of openapi/errors.yaml. */
export function senderCheck(given: GivenDocument): AcceptanceCheck {
  const {facts, sender: endpoint} = given.reading;
  const {links} = given.data;
  const about = {id: 'sender', title: 'Sender', ...placeOf(endpoint)};
  if (!endpoint || !facts.sender) {
    const why = [problemOf('sender', endpoint, given), named('sender', facts.sender, given)];
    const text = sentences(...why, 'In the path of the request, use the partyId of your own party.');
    return {...about, outcome: 'notice', text, href: links.partyIds};
  }
  const fault = faultOf(facts.sender, given);
  if (fault)
    return {
      ...about,
      outcome: 'notice',
      text: sentences(fault, 'This is the partyId of the sender.'),
      href: links.checkDigits,
    };
  const text = sentences(
    `The sender is ${notations(facts.sender, given)}.`,
    roleOf(facts, 'sender', 'customer'),
    'Use this partyId in the path of the request.',
    'If the path contains the partyId of another party, the bus returns API400-PARTY.',
  );
  return {...about, outcome: 'passed', text, href: errorEntry('API400-PARTY')};
}

/** The receiver, whom the bus reads from the document unless `receiverId` names one. */
export function receiverCheck(given: GivenDocument): AcceptanceCheck {
  const {facts, receiver: endpoint} = given.reading;
  const {links} = given.data;
  const about = {id: 'receiver', title: 'Receiver', ...placeOf(endpoint)};
  if (!endpoint || !facts.receiver) {
    const why = [problemOf('receiver', endpoint, given), named('receiver', facts.receiver, given)];
    const text = sentences(...why, 'Set receiverId in the request to the partyId of the receiver.');
    return {...about, outcome: 'notice', text, href: links.partyIds};
  }
  const fault = faultOf(facts.receiver, given);
  if (fault) {
    const topic = `${facts.message?.family ?? ''}SentError`;
    const rest = `If the bus can't reach the receiver, you get ${topic} after the upload.`;
    return {
      ...about,
      outcome: 'notice',
      text: sentences(fault, 'This is the partyId of the receiver.', rest),
      href: links.checkDigits,
    };
  }
  const text = sentences(
    `The bus reads the receiver from the document: ${notations(facts.receiver, given)}.`,
    roleOf(facts, 'receiver', 'supplier'),
    'You can use either notation in a lookup. To send the document to another party, set receiverId in the request.',
  );
  return {...about, outcome: 'passed', text, href: links.partyIds};
}
