import {schemeFault} from '../../contracts/codeLists/partyIds';
import type {AcceptanceCheck} from '../model';
import {locationOf} from '../source/find';
import type {SourceElement} from '../source/model';
import {hasRightDutchDigits} from './dutch';
import {identifiersIn, type Identifier} from './identified';
import type {GivenDocument} from './model';
import {counted, nameOf, placeOf, quoted} from './words';

/** How many wrong identifiers are told one by one. */
const MOST = 20;

function faultOf({scheme, value}: Identifier): 'pattern' | 'digits' | undefined {
  return schemeFault(scheme, value) ?? (hasRightDutchDigits(value.toUpperCase()) ? undefined : 'digits');
}

function textOf(identifier: Identifier, fault: 'pattern' | 'digits', {document}: GivenDocument): string {
  const {element, value, scheme} = identifier;
  const its = `${nameOf(document, element)} is ${quoted(value)}.`;
  const name = scheme.text === scheme.code ? scheme.code : `${scheme.text} (${scheme.code})`;
  return fault === 'pattern'
    ? `${its} This value does not match the pattern of ${name}.`
    : `${its} Its check digits are wrong.`;
}

/** The identifiers of a document, except the endpoint IDs of the sender and the receiver, which have checks of their own. */
function checked({document, data, reading: {sender, receiver}}: GivenDocument): Identifier[] {
  const own = new Set([sender?.location, receiver?.location]);
  const isOwn = (element: SourceElement): boolean => own.has(locationOf(element));
  return identifiersIn(document.root, data.schemes).filter(({element}) => !isOwn(element));
}

/**
 * The identifiers with a pattern or check digits. A wrong one is a notice, because the contract names no code for it: where a rule of the format
 * rejects it, the check of the rules says so.
 */
export function identifierChecks(given: GivenDocument): AcceptanceCheck[] {
  const all = checked(given);
  const wrong = all.flatMap((identifier) => {
    const fault = faultOf(identifier);
    return fault ? [{identifier, fault}] : [];
  });
  const about = {title: 'Identifiers', href: given.data.links.checkDigits};
  if (wrong.length === 0) {
    const text = `The document has ${counted(all.length, 'identifier')} with a known scheme. Their patterns and check digits are correct.`;
    return all.length === 0 ? [] : [{...about, id: 'identifiers', outcome: 'passed', text}];
  }
  const told = wrong.slice(0, MOST).map(({identifier, fault}, index): AcceptanceCheck => {
    const text = textOf(identifier, fault, given);
    return {...about, id: `identifier-${index + 1}`, outcome: 'notice', text, ...placeOf(identifier.element)};
  });
  const more = wrong.length - told.length;
  const rest: AcceptanceCheck = {
    ...about,
    id: 'identifiers',
    outcome: 'notice',
    text: `The document has ${counted(more, 'more wrong identifier')}.`,
  };
  return more > 0 ? [...told, rest] : told;
}
