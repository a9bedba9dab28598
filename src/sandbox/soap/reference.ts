import {schemeFault, type KnownScheme} from '../../contracts/codeLists/partyIds';
import {partySchemes} from '../untracked';
import {FAULTS, SoapFault} from './fault';

const PLATFORM_ID = /^XC[A-Z]{2}\d{6}$/;

/** The schemes of participants by their names, such as `NL:KVK`. */
function schemes(): ReadonlyMap<string, KnownScheme> {
  const {common, others} = partySchemes();
  return new Map([...common, ...others].map((scheme) => [scheme.text, scheme]));
}

let known: ReadonlyMap<string, KnownScheme> | undefined;

/** An identifier of a party as it was given: a platform id, or a scheme and a fitting value. @throws SoapFault for any other text */
export function checkedReference(reference: string): string {
  if (PLATFORM_ID.test(reference)) return reference;
  known ??= schemes();
  const at = reference.lastIndexOf(':');
  const scheme = known.get(reference.slice(0, at));
  const value = reference.slice(at + 1);
  if (!scheme || !value || schemeFault(scheme, value)) throw new SoapFault(FAULTS.referenceMalformed);
  return reference;
}
