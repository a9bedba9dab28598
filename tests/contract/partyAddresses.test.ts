import {expect, test} from 'vitest';
import {countryOf, each, parties} from './support/partyData';

/** South, north, west and east of each country, without territories overseas. */
const BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  NL: [50.75, 53.56, 3.35, 7.23],
  BE: [49.49, 51.51, 2.54, 6.41],
  DE: [47.27, 55.06, 5.86, 15.05],
  FR: [41.33, 51.1, -5.15, 9.57],
  LU: [49.44, 50.19, 5.73, 6.54],
};
const POSTCODES: Readonly<Record<string, RegExp>> = {
  ...{NL: /^[1-9]\d{3} [A-Z]{2}$/, BE: /^[1-9]\d{3}$/, DE: /^\d{5}$/, FR: /^\d{5}$/, LU: /^L-\d{4}$/},
};
const locations = each(({locations: all}) => all);

test('addresses have a known type, and one can visit the first one of each party', () => {
  const types = new Set(locations.map(([, {type}]) => type));
  expect([...types].sort()).toEqual(['branch', 'delivery', 'post', 'visit']);
  expect(parties.filter(({locations: all}) => all[0]?.type !== 'visit').map(({id}) => id)).toEqual([]);
});

test('addresses are in one country for each party, inside its box, with its form of postcodes', () => {
  const wrong = locations.filter(([party, {country, postcode, latitude, longitude}]) => {
    const [south, north, west, east] = BOXES[country] ?? [0, 0, 0, 0];
    const inside =
      latitude === null || longitude === null
        ? latitude === longitude
        : latitude > south && latitude < north && longitude > west && longitude < east;
    return country !== countryOf(party) || !inside || !POSTCODES[country]?.test(postcode);
  });
  expect(wrong.map(([{id}, {address}]) => `${id} ${address}`)).toEqual([]);
});

test('addresses lack coordinates exactly if they are a PO box', () => {
  const wrong = locations.filter(
    ([, {address, latitude}]) => /^(Postbus|Boîte postale|Postfach) /.test(address) !== (latitude === null),
  );
  expect(wrong.map(([{id}, {address}]) => `${id} ${address}`)).toEqual([]);
});
