import {expect, test} from 'vitest';
import {each, parties} from './support/partyData';

/** The registers that confirm an identifier: vpd/sources.yaml. */
const registerOf = (scheme: string): string => {
  if (scheme === 'GLN') return 'locationRegister null';
  if (scheme.endsWith(':VAT')) return `vatRegister ${scheme.slice(0, 2)}`;
  if (scheme === 'NL:OINO' || scheme === 'DE:LWID') return `publicBodyRegister ${scheme.slice(0, 2)}`;
  return `companyRegister ${scheme.slice(0, 2)}`;
};

test('the sources of parties are the registers of their identifiers, and the directory of networks if they receive documents', () => {
  const wrong = parties.filter(({identifiers, eDelivery, sources, isActive}) => {
    const wanted = new Set(identifiers.map(({scheme}) => registerOf(scheme)));
    if (eDelivery.length > 0) wanted.add('networkDirectory null');
    const found = sources.map(({register, country}) => `${register} ${country}`);
    const extra = found.filter((source) => !wanted.has(source) && (isActive || source !== 'networkDirectory null'));
    return extra.length > 0 || [...wanted].some((source) => !found.includes(source));
  });
  expect(wrong.map(({id}) => id)).toEqual([]);
});

test('sources are read on the day of validation or later', () => {
  const wrong = each(({identifiers}) => identifiers).filter(([{sources}, {scheme, validatedOn}]) => {
    const source = sources.find(({register, country}) => `${register} ${country}` === registerOf(scheme));
    return !source || source.readOn < validatedOn;
  });
  expect(wrong.map(([{id}, {scheme}]) => `${id} ${scheme}`)).toEqual([]);
});
