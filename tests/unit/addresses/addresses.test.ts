import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {guideOf} from '../../../src/addresses/formatPages';
import routes from '../../../src/addresses/routes.json';
import {pageSources} from '../../support/pages';

/** Pages that a plugin makes from a contract; they have no source of their own. */
const FROM_CONTRACTS = ['/', '/v1.html'];

const sources = new Map(pageSources().map((source) => [source.address, source]));
const addresses = routes.map((route) => route.path);

function isNoindex(address: string): boolean {
  const block = /^---\n([\s\S]*?)\n---/.exec(sources.get(address)?.text ?? '')?.[1] ?? '';
  return (parse(block) as {robots?: string} | null)?.robots === 'noindex';
}

describe('routes.json', () => {
  test('lists every address once', () => {
    expect(addresses).toHaveLength(new Set(addresses).size);
  });

  test('has a page for every address', () => {
    const missing = addresses.filter((address) => !sources.has(address) && !FROM_CONTRACTS.includes(address));
    expect(missing, 'write the page, or take the address out').toEqual([]);
  });

  test('has every page', () => {
    const unknown = [...sources.values()].filter(({address}) => !addresses.includes(address)).map(({file}) => file);
    expect(unknown, 'these pages have no address in src/addresses/routes.json').toEqual([]);
  });

  test('is not indexed exactly where the page says noindex', () => {
    const written = routes.filter((route) => sources.has(route.path));
    const wrong = written.filter((route) => isNoindex(route.path) === route.indexed).map((route) => route.path);
    expect(wrong, '`robots: noindex` in the front matter and `indexed: false` in routes.json go together').toEqual([]);
  });
});

test('every page of the sidebars is in routes.json, and every route with a section is in a sidebar, or below the guide to a format', async () => {
  const {sidebars} = await import('../../../sidebars');
  const ids = (items: readonly unknown[]): string[] =>
    items.flatMap((item) => (typeof item === 'string' ? [item] : ids((item as {items: readonly unknown[]}).items)));
  const listed = Object.entries(sidebars).flatMap(([section, items]) =>
    ids(items).map((id) => `${section === 'root' ? '' : `/${section}`}/${id}.html`),
  );
  const wanted = addresses.filter((address) => !FROM_CONTRACTS.includes(address) && guideOf(address) === address);
  expect(listed.sort()).toEqual(wanted.sort());
});
