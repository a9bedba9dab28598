import {expect, test} from 'vitest';
import {guideOf} from '../../../src/addresses/formatPages';
import routes from '../../../src/addresses/routes.json';
import {sidebars} from '../../../sidebars';

/** Pages that a plugin makes from a contract; no sidebar has them. */
const FROM_CONTRACTS = ['/', '/v1.html'];

const ids = (items: readonly unknown[]): string[] =>
  items.flatMap((item) => (typeof item === 'string' ? [item] : ids((item as {items: readonly unknown[]}).items)));

test('every page of the sidebars is in routes.json, and every route with a section is in a sidebar, or below the guide to a format', () => {
  const listed = Object.entries(sidebars).flatMap(([section, items]) =>
    ids(items).map((id) => `${section === 'root' ? '' : `/${section}`}/${id}.html`),
  );
  const addresses = routes.map((route) => route.path);
  const wanted = addresses.filter((address) => !FROM_CONTRACTS.includes(address) && guideOf(address) === address);
  expect(listed.sort()).toEqual(wanted.sort());
});
