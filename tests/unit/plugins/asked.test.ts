import {expect, test} from 'vitest';
import {askedOf} from '../../../src/contracts/asked';
import {parseYaml} from '../../../src/contracts/yamlFile';
import {withAsked} from '../../../src/plugins/search-index/asked';
import {entriesOf, type Page} from '../../../src/plugins/search-index/documents';
import {foundIn} from '../../search/memory';

const page: Page = {
  url: '/hook.html',
  pageTitle: 'Hooks',
  description: '',
  breadcrumb: ['PSB'],
  sections: [{title: 'Duplicates', hash: '#duplicates', content: 'Two deliveries.'}],
};
const record = {page: '/', anchor: 'getHooks', title: 'List the hooks', text: ''};
const reference: Page = {...page, url: '/', pageTitle: 'Reference', sections: []};
const entries = entriesOf([page, reference], [record]);

const asked = (yaml: string) => askedOf(parseYaml(`typed:\n${yaml}`, 'docs/asked.yaml'));

test('a section and a thing of a contract are found by what readers ask', async () => {
  const all = withAsked(
    entries,
    asked('  /hook.html: {duplicates: [same event twice]}\n  /: {getHooks: [all callbacks]}\n'),
  );
  expect(await foundIn(all, 'twice')).toContain('/hook.html#duplicates');
  expect(await foundIn(all, 'callbacks')).toEqual(['/#getHooks']);
});

test('a page keeps the words of its front matter', async () => {
  const all = withAsked(
    entriesOf([{...page, searchWords: ['callback url']}], []),
    asked("  /hook.html: {'': [push endpoint]}\n"),
  );
  for (const query of ['callback', 'endpoint']) expect(await foundIn(all, query), query).toContain('/hook.html');
});

test('an address that the search does not find fails with its line', () => {
  const lost = asked('  /hook.html:\n    duplicates: [same event twice]\n    twice: [same event]\n');
  expect(() => withAsked(entries, lost)).toThrow(
    "docs/asked.yaml:4: the search finds nothing at '/hook.html#twice'. Correct the address",
  );
});

test('a phrase without words, or a place without phrases, fails with its line', () => {
  expect(() => asked('  /hook.html:\n    duplicates: ["a  b"]\n')).toThrow('docs/asked.yaml:3: ');
  expect(() => asked('  /hook.html:\n    duplicates: []\n')).toThrow('docs/asked.yaml:3: ');
});
