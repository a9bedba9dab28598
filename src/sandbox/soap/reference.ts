import {partySchemes} from '../untracked';
import {FAULTS, SoapFault} from './fault';

const PLATFORM_ID = /^XC[A-Z]{2}\d{6}$/;

/** Patterns of the values of each scheme, by its name: `NL:KVK`. A scheme without a pattern accepts any value. */
function patterns(): Map<string, RegExp> {
  const {common, others} = partySchemes();
  return new Map([...common, ...others].map(({text, pattern}) => [text, new RegExp(`^(?:${pattern ?? '.+'})$`)]));
}

let known: Map<string, RegExp> | undefined;

/** An identifier of a party as it was given: a platform id, or a scheme and a fitting value. @throws SoapFault for any other text */
export function checkedReference(reference: string): string {
  if (PLATFORM_ID.test(reference)) return reference;
  known ??= patterns();
  const at = reference.lastIndexOf(':');
  const pattern = known.get(reference.slice(0, at));
  if (!pattern?.test(reference.slice(at + 1))) throw new SoapFault(FAULTS.referenceMalformed);
  return reference;
}
