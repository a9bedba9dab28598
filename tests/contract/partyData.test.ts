import {describe, expect, test} from 'vitest';
import {cast} from '../../src/service';
import {likeness} from './support/nameLikeness';
import {countryOf, nameOf, parties, repeated, writtenParties} from './support/partyData';

/** The day on which the sample data was read. */
const TODAY = '2026-11-23';

describe('the parties', () => {
  test('are about sixty, of five countries, the cast first, with ids that count', () => {
    expect(parties.length).toBeGreaterThanOrEqual(60);
    expect(parties.length).toBeLessThanOrEqual(64);
    expect([...new Set(parties.map(countryOf))].sort()).toEqual(['BE', 'DE', 'FR', 'LU', 'NL']);
    const names: readonly string[] = Object.values(cast).map(({name}) => name);
    expect(parties.slice(0, names.length).map(nameOf)).toEqual(names);
    expect(parties.map(({id}) => id)).toEqual(parties.map((_, at) => `p-${100001 + at}`));
  });

  test('are of all types, some ceased, some without a legal name, a website or a delivery option', () => {
    const types = ['association', 'company', 'foundation', 'publicBody', 'soleTrader'];
    expect([...new Set(parties.map(({type}) => type))].sort()).toEqual(types);
    for (const [what, some] of Object.entries({
      ceased: parties.filter(({isActive}) => !isActive),
      nameless: parties.filter(({legalName}) => legalName === null),
      unreachable: parties.filter(({isActive, eDelivery}) => isActive && eDelivery.length === 0),
      invisible: parties.filter(({website}) => website === null),
      widespread: parties.filter(({locations}) => locations.length > 2),
      several: parties.filter(({eDelivery}) => new Set(eDelivery.map(({network}) => network)).size > 2),
    }))
      expect(some.length, what).toBeGreaterThanOrEqual(2);
  });

  test('have a day of ceasing exactly if they ceased, and receive nothing then', () => {
    const wrong = parties.filter(({isActive, ceasedOn, eDelivery}) => {
      const ceased = ceasedOn !== null && eDelivery.length === 0;
      return isActive ? ceasedOn !== null : !ceased;
    });
    expect(wrong.map(({id}) => id)).toEqual([]);
  });

  test('have days that exist and are past', () => {
    const wrong = parties.flatMap(({id, ceasedOn, identifiers, eDelivery, sources}) =>
      [
        ...(ceasedOn ? [ceasedOn] : []),
        ...identifiers.map(({validatedOn}) => validatedOn),
        ...eDelivery.map(({since}) => since),
        ...sources.map(({readOn}) => readOn),
      ]
        .filter((day) => new Date(`${day}T00:00:00Z`).toJSON().slice(0, 10) !== day || day >= TODAY)
        .map((day) => `${id} ${day}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the names of parties', () => {
  test('occur once as the name to show, and trade names once in a party', () => {
    expect(repeated(parties.map(nameOf))).toEqual([]);
    expect(parties.filter(({tradeNames}) => repeated(tradeNames).length > 0).map(({id}) => id)).toEqual([]);
    expect(parties.filter((party) => nameOf(party) === party.id).map(({id}) => id)).toEqual([]);
  });

  test('have at least ten pairs that are hard to tell apart, five of them almost the same', () => {
    const pairs = parties.flatMap((one, at) =>
      parties.slice(at + 1).map((other) => ({one, other, alike: likeness(nameOf(one), nameOf(other))})),
    );
    expect(pairs.filter(({alike}) => alike >= 0.55).length).toBeGreaterThanOrEqual(10);
    expect(pairs.filter(({alike}) => alike >= 0.75).length).toBeGreaterThanOrEqual(5);
  });

  test('are shared as trade names, by a parent and its subsidiary', () => {
    const shared = new Set(repeated(parties.flatMap(({tradeNames}) => tradeNames)));
    expect([...shared]).toContain('Molenrak');
  });

  test('have accents, umlauts and apostrophes, and no markup', () => {
    const names = parties.flatMap(({legalName, tradeNames}) => [legalName ?? '', ...tradeNames]);
    for (const sign of ['é', 'ê', 'ö', 'ü', 'Ä', 'ë', "'"])
      expect(
        names.some((name) => name.includes(sign)),
        sign,
      ).toBe(true);
    expect(names.filter((name) => /[<>{}]/.test(name))).toEqual([]);
  });

  test('have a description in Dutch and English, in German or French where people speak it', () => {
    const wanted: Readonly<Record<string, readonly string[]>> = {DE: ['de'], FR: ['fr'], LU: ['de', 'fr'], BE: ['fr']};
    const missing = parties.filter((party) =>
      ['nl', 'en', ...(wanted[countryOf(party)] ?? [])].some((lang) => !party.description[lang]),
    );
    expect(missing.map(({id}) => id)).toEqual([]);
  });

  test('lead to websites under .example only', () => {
    const urls = parties.flatMap(({website}) => website ?? []);
    expect(urls.filter((url) => !/^https:\/\/www\.[a-z-]+\.example$/.test(url))).toEqual([]);
  });
});

test('values of the cast are tokens wherever they occur', () => {
  const values = Object.values(cast).flatMap(({name, street, partyId, vat, gln, iban}) => [
    ...[name, street, vat, gln, iban],
    partyId.split(':').at(-1) ?? partyId,
  ]);
  const texts: string[] = [];
  JSON.stringify(writtenParties(), (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  expect(texts.filter((text) => values.some((value) => text.includes(value)))).toEqual([]);
});
