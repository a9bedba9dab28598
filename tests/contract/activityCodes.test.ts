import {describe, expect, test} from 'vitest';
import {countryOf, each, legalForms, nace, parties, repeated, sbi} from './support/partyData';

/** The code one level up follows from the code, except for a division, whose section has a letter. */
const parentOf = (code: string): string | undefined => {
  const parts = code.split('.');
  if (parts.length === 3) return parts.slice(0, 2).join('.');
  return {4: code.slice(0, 2), 5: code.slice(0, 4)}[code.length];
};

/** The first and the last division of each section, the same in SBI 2008 and NACE Rev. 2. */
const SECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ...{A: [1, 3], B: [5, 9], C: [10, 33], D: [35, 35], E: [36, 39], F: [41, 43], G: [45, 47], H: [49, 53], I: [55, 56]},
  ...{J: [58, 63], K: [64, 66], L: [68, 68], M: [69, 75], N: [77, 82], O: [84, 84], P: [85, 85], Q: [86, 88]},
  ...{R: [90, 93], S: [94, 96], T: [97, 98], U: [99, 99]},
};

describe.each([
  ['sbi.json', sbi, /^([A-U]|\d\d(\.\d{1,2}(\.\d)?)?)$/],
  ['nace.json', nace, /^([A-U]|\d\d(\.\d{1,2})?)$/],
])('%s', (_file, codes, pattern) => {
  test('lists at least 150 codes, each once and well written', () => {
    expect(codes.length).toBeGreaterThanOrEqual(150);
    expect(repeated(codes.map(({code}) => code))).toEqual([]);
    expect(codes.filter(({code}) => !pattern.test(code)).map(({code}) => code)).toEqual([]);
  });

  test('has all 21 sections, and each division is in its own', () => {
    expect(codes.filter(({parent}) => parent === null).map(({code}) => code)).toEqual(Object.keys(SECTIONS));
    const misplaced = codes.filter(({code, parent}) => {
      const [first, last] = SECTIONS[parent ?? ''] ?? [0, -1];
      return /^\d\d$/.test(code) && (Number(code) < first || Number(code) > last);
    });
    expect(misplaced.map(({code}) => code)).toEqual([]);
  });

  test('is a tree in its order: each code follows the one above it', () => {
    const orphans = codes.filter(({code, parent}, at) => {
      if (parent === null) return false;
      const above = parentOf(code);
      return (above && parent !== above) || !codes.slice(0, at).some((one) => one.code === parent);
    });
    expect(orphans.map(({code}) => code)).toEqual([]);
    const divisions = codes.map(({code}) => code).filter((code) => /^\d/.test(code));
    expect(divisions).toEqual([...divisions].sort());
  });

  test('has a Dutch and an English title without spaces around it for each code', () => {
    expect(codes.filter(({nl, en}) => !/^\S.+\S$/.test(nl) || !/^\S.+\S$/.test(en)).map(({code}) => code)).toEqual([]);
  });
});

test('every SBI code names a NACE code that exists', () => {
  const known = new Set(nace.map(({code}) => code));
  expect(sbi.filter((each) => !each.nace || !known.has(each.nace)).map(({code}) => code)).toEqual([]);
});

test('every activity of a party is in SBI for the Netherlands and in NACE for the others', () => {
  const lists = {NL: new Set(sbi.map(({code}) => code)), others: new Set(nace.map(({code}) => code))};
  const unknown = each(({activities}) => activities).filter(
    ([party, {code}]) => !(countryOf(party) === 'NL' ? lists.NL : lists.others).has(code),
  );
  expect(unknown.map(([{id}, {code}]) => `${id} ${code}`)).toEqual([]);
});

test('every party has activities, exactly one of them the main one, which comes first', () => {
  const wrong = parties.filter(({activities}) => activities.filter(({isMain}) => isMain).length !== 1);
  expect(wrong.map(({id}) => id)).toEqual([]);
  expect(parties.filter(({activities}) => !activities[0]?.isMain).map(({id}) => id)).toEqual([]);
});

describe('company.json', () => {
  const keyOf = ({country, code}: {readonly country: string; readonly code: string}): string => `${country} ${code}`;

  test('has 6 to 15 legal forms of each of five countries, each once, with a name in four languages', () => {
    expect(repeated(legalForms.map(keyOf))).toEqual([]);
    for (const country of ['NL', 'BE', 'DE', 'FR', 'LU']) {
      const count = legalForms.filter((form) => form.country === country).length;
      expect(count, country).toBeGreaterThanOrEqual(6);
      expect(count, country).toBeLessThanOrEqual(15);
    }
    expect(legalForms.filter(({nl, en, de, fr}) => !(nl && en && de && fr)).map(keyOf)).toEqual([]);
  });

  test('writes codes as the registers do', () => {
    const patterns: Readonly<Record<string, RegExp>> = {NL: /^\d\d$/, BE: /^\d{3}$/, FR: /^\d{4}$/};
    const wrong = legalForms.filter(({country, code}) => !(patterns[country] ?? /^[A-Za-zö]+$/).test(code));
    expect(wrong.map(keyOf)).toEqual([]);
  });

  test('has the legal form of every party, which is of the country of the party', () => {
    const known = new Set(legalForms.map(keyOf));
    const wrong = parties.filter(
      (party) =>
        party.legalForm && (!known.has(keyOf(party.legalForm)) || party.legalForm.country !== countryOf(party)),
    );
    expect(wrong.map(({id}) => id)).toEqual([]);
    const formless = parties.filter(({legalForm, type}) => legalForm === null && type !== 'soleTrader');
    expect(formless.map(({id}) => id)).toEqual([]);
  });
});
