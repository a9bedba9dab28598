import type {PartySchemes} from '../contracts/codeLists/schemes';

/** What is wrong with a partyId by the pattern of its scheme, in a sentence; undefined for a good one. */
export function identifierProblem({common, others}: PartySchemes, partyId: string): string | undefined {
  const at = partyId.lastIndexOf(':');
  const written = partyId.slice(0, Math.max(at, 0)).toLowerCase();
  const scheme = [...common, ...others].find(({text, code}) => text.toLowerCase() === written || code === written);
  if (!scheme) return `The scheme of '${partyId}' is not known.`;
  const {pattern} = scheme;
  const fits = !pattern || new RegExp(`^(?:${pattern})$`, 'i').test(partyId.slice(at + 1));
  return fits ? undefined : `The value of '${partyId}' does not match the pattern of ${scheme.text}.`;
}
