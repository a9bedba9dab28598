import {expect, test} from 'vitest';
import {partySchemes} from '../support/contracts';
import {
  isEnterpriseNumber,
  isGln,
  isIban,
  passesElevenTest,
  passesLuhn,
  passesMod97,
} from '../unit/service/checkDigits';
import {isDutchSoleTraderVat, vatRules} from '../unit/service/vatNumbers';
import {countryOf, each, parties, repeated, type PartyEntry} from './support/partyData';

const {common, others} = partySchemes();
const schemes = new Map([...common, ...others].map((scheme) => [scheme.text, scheme]));

/** Register numbers, which have no ISO 6523 code. */
const REGISTERS = new Map([
  ['DE:HR', /^(HRA|HRB|VR) 99\d{4}$/],
  ['LU:RCS', /^[BF]999\d{3}$/],
]);

type Check = (value: string, party: PartyEntry) => boolean;
const CHECKS: Readonly<Record<string, Check>> = {
  // In the range that the cast uses, so that no company of a real example is meant.
  'NL:KVK': (value) => /^8[56]\d{6}$/.test(value),
  'NL:VAT': (value, {type}) => (type === 'soleTrader' ? isDutchSoleTraderVat(value) : vatRules.NL(value)),
  'NL:OINO': (value) => /^00000001\d{9}000$/.test(value) && passesElevenTest(value.slice(8, 17)),
  GLN: isGln,
  'BE:EN': isEnterpriseNumber,
  'BE:VAT': vatRules.BE,
  'DE:LWID': passesMod97,
  'DE:VAT': vatRules.DE,
  'FR:SIRENE': (value) => /^9994\d{5}$/.test(value) && passesLuhn(value),
  'FR:VAT': vatRules.FR,
  'LU:VAT': vatRules.LU,
};

const identifiers = each(({identifiers: all}) => all);

test('every identifier has a scheme in use or is of a register, with a value that fits', () => {
  const wrong = identifiers.filter(([, {scheme, value}]) => {
    const pattern = REGISTERS.get(scheme) ?? new RegExp(`^(?:${schemes.get(scheme)?.pattern ?? '.*'})$`);
    const inUse = REGISTERS.has(scheme) || schemes.get(scheme)?.state === 'active';
    return !inUse || !pattern.test(value);
  });
  expect(wrong.map(([{id}, {scheme, value}]) => `${id} ${scheme}:${value}`)).toEqual([]);
});

test('every identifier has valid check digits', () => {
  const wrong = identifiers.filter(
    ([party, {scheme, value}]) => !REGISTERS.has(scheme) && !CHECKS[scheme]?.(value, party),
  );
  expect(wrong.map(([{id}, {scheme, value}]) => `${id} ${scheme}:${value}`)).toEqual([]);
});

test('every identifier is of the country of the party, and each kind occurs', () => {
  const foreign = identifiers.filter(([party, {scheme}]) => scheme !== 'GLN' && !scheme.startsWith(countryOf(party)));
  expect(foreign.map(([{id}, {scheme}]) => `${id} ${scheme}`)).toEqual([]);
  const used = new Set(identifiers.map(([, {scheme}]) => scheme));
  expect([...used].sort()).toEqual([...Object.keys(CHECKS), ...REGISTERS.keys()].sort());
});

test('numbers that contain one another agree: VAT with enterprise number and SIREN', () => {
  const disagreeing = parties.filter(({identifiers: all}) => {
    const valueOf = (scheme: string): string | undefined => all.find((one) => one.scheme === scheme)?.value;
    const [enterprise, siren] = [valueOf('BE:EN'), valueOf('FR:SIRENE')];
    const [belgian, french] = [valueOf('BE:VAT'), valueOf('FR:VAT')];
    return (belgian && belgian !== `BE${enterprise}`) || (french && french.slice(4) !== siren);
  });
  expect(disagreeing.map(({id}) => id)).toEqual([]);
});

const IBAN_LENGTH: Readonly<Record<string, number>> = {NL: 18, BE: 16, DE: 22, FR: 27, LU: 20};
const BANKS = /^(NL\d\dPSBX|BE\d\d999|DE\d\d99999999|FR\d\d9{10}|LU\d\d999)/;

test('every IBAN is valid, of the country of the party and of a bank that does not exist', () => {
  const wrong = each(({ibans}) => ibans).filter(([party, iban]) => {
    const fits = iban.startsWith(countryOf(party)) && iban.length === IBAN_LENGTH[countryOf(party)];
    return !fits || !BANKS.test(iban) || !isIban(iban);
  });
  expect(wrong.map(([{id}, iban]) => `${id} ${iban}`)).toEqual([]);
});

test('no two parties share an identifier, an IBAN or a branch number', () => {
  expect(repeated(identifiers.map(([, {scheme, value}]) => `${scheme}:${value}`))).toEqual([]);
  expect(repeated(each(({ibans}) => ibans).map(([, iban]) => iban))).toEqual([]);
  expect(repeated(each(({locations}) => locations).flatMap(([, {branchNumber}]) => branchNumber ?? []))).toEqual([]);
});

const BRANCH_RULES: Readonly<Record<string, (branch: string, party: PartyEntry) => boolean>> = {
  NL: (branch) => /^0000\d{8}$/.test(branch),
  BE: (branch) => /^2\d{9}$/.test(branch) && 97 - (Number(branch.slice(0, 8)) % 97) === Number(branch.slice(8)),
  FR: (branch, {identifiers: all}) =>
    /^\d{14}$/.test(branch) && passesLuhn(branch) && all.some(({value}) => branch.startsWith(value)),
};

test('every branch number is valid in its country', () => {
  const wrong = each(({locations}) => locations).filter(
    ([party, {branchNumber, country}]) => branchNumber !== null && !BRANCH_RULES[country]?.(branchNumber, party),
  );
  expect(wrong.map(([{id}, {branchNumber}]) => `${id} ${branchNumber}`)).toEqual([]);
});

test('every endpoint ID is an identifier of its party, as ISO 6523 code and value', () => {
  const wrong = each(({eDelivery}) => eDelivery).filter(
    ([{identifiers: all}, {endpointId}]) =>
      !all.some(({scheme, value}) => `${schemes.get(scheme)?.code}:${value}` === endpointId),
  );
  expect(wrong.map(([{id}, {endpointId}]) => `${id} ${endpointId}`)).toEqual([]);
});
