import {describe, expect, test} from 'vitest';
import {cast, type Party} from '../../../src/service';
import {isEnterpriseNumber, isGln, isIban, passesElevenTest, passesLuhn, passesMod97} from './checkDigits';
import {vatRules} from './vatNumbers';

const parties: [string, Party][] = Object.entries(cast);

describe.each(parties)('%s of the cast', (_key, party) => {
  test('has one registration number, which its party id and endpoint repeat', () => {
    const german = party.register === undefined ? undefined : party.vat;
    const numbers = [party.kvk, party.oin, party.enterprise, party.leitweg, party.siren, german].filter(
      (number) => number !== undefined,
    );
    expect(numbers).toHaveLength(1);
    expect(party.partyId.split(':').at(-1)).toBe(numbers[0]);
    expect(party.endpoint.split(':')[1]).toBe(numbers[0]);
  });

  test('uses the ISO 6523 code of its scheme', () => {
    const codes: Record<string, string> = {
      'NL:KVK': '0106',
      'NL:OINO': '0190',
      'BE:EN': '0208',
      'DE:LWID': '0204',
      'DE:VAT': '9930',
      'FR:SIRENE': '0002',
    };
    const scheme = party.partyId.split(':').slice(0, 2).join(':');
    expect(party.endpoint.split(':')[0]).toBe(codes[scheme]);
  });

  test('has valid check digits', () => {
    if (party.kvk !== undefined) expect(party.kvk).toMatch(/^\d{8}$/);
    if (party.oin !== undefined) {
      expect(party.oin).toMatch(/^0000000\d\d{9}000$/);
      expect(party.oin.slice(8, 17)).toSatisfy(passesElevenTest);
    }
    if (party.enterprise !== undefined) expect(party.enterprise).toSatisfy(isEnterpriseNumber);
    if (party.leitweg !== undefined) expect(party.leitweg).toSatisfy(passesMod97);
    if (party.siren !== undefined) expect(party.siren).toSatisfy(passesLuhn);
    expect(party.vat).toSatisfy(vatRules[party.country]);
    expect(party.gln).toSatisfy(isGln);
    expect(party.iban).toSatisfy(isIban);
    if (party.gaccount !== undefined) {
      expect(party.gaccount).toSatisfy(isIban);
      expect(party.gaccount).toMatch(/^NL\d\d[A-Z]{4}099\d{7}$/);
    }
  });

  test('has a mail address under the reserved name .example', () => {
    expect(party.mail).toMatch(/^[a-z.]+@[a-z]+\.example$/);
  });
});

test('no two parties share a number', () => {
  for (const key of ['partyId', 'endpoint', 'gln', 'iban', 'vat', 'name'] as const) {
    const values = parties.map(([, party]) => party[key]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('the check digit functions refuse a changed digit', () => {
  expect('859120467').not.toSatisfy(passesElevenTest);
  expect('8712345000012').not.toSatisfy(isGln);
  expect('NL58PSBX0417164300').not.toSatisfy(isIban);
  expect('0712345631').not.toSatisfy(isEnterpriseNumber);
});
