import type {IdentifierRecord} from './data';
import {compact} from './normalise';

/** The kinds of identifiers, as the type `partyIdentifier` has them. */
export type IdentifierKind = 'legal' | 'vat' | 'oin' | 'gln';

const PUBLIC_BODIES = new Set(['NL:OINO', 'DE:LWID']);

/** The kind of an identifier; a scheme that is for no other kind is that of a company register. */
export function kindOf({scheme}: IdentifierRecord): IdentifierKind {
  if (scheme === 'GLN') return 'gln';
  if (scheme.endsWith(':VAT')) return 'vat';
  return PUBLIC_BODIES.has(scheme) ? 'oin' : 'legal';
}

/** Scheme and number, as REST operations accept them. */
export const partyIdOf = ({scheme, value}: IdentifierRecord): string => `${scheme}:${value}`;

/** What people write for an identifier, in compact form: the number, bare or with country, register or scheme, and the endpoint ID. */
export function spellingsOf(identifier: IdentifierRecord): string[] {
  const {scheme, value, endpointId} = identifier;
  const register = scheme.split(':').at(-1);
  const bare = kindOf(identifier) === 'vat' ? value.replace(/^[A-Z]{2}/, '') : value;
  return [value, bare, `${register}${value}`, partyIdOf(identifier), endpointId ?? value].map(compact);
}
