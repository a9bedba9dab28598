import {expect, test} from 'vitest';
import {askedOf, printedOf} from '../../../src/contracts/asked';
import {parseYaml} from '../../../src/contracts/yamlFile';
import {printedRecords, withAsked} from '../../../src/plugins/search-index/asked';
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

test('a message of a program finds the place that says what to do, and is a record of its own', async () => {
  const printed = printedOf(
    parseYaml("printed: {/hook.html: {duplicates: ['Event was seen before', 'Twice']}}", 'docs/printed.yaml'),
  );
  expect(await foundIn(withAsked(entries, [], printed), 'seen before')).toContain('/hook.html#duplicates');
  expect(printedRecords(entries, printed)).toEqual([
    {page: '/hook.html', anchor: 'duplicates', title: 'Duplicates', text: 'Event was seen before', within: 'Hooks'},
    {page: '/hook.html', anchor: 'duplicates', title: 'Duplicates', text: 'Twice', within: 'Hooks'},
  ]);
  const lost = printedOf(parseYaml('printed: {/hook.html: {twice: [Twice]}}', 'docs/printed.yaml'));
  expect(() => printedRecords(entries, lost)).toThrow(
    "docs/printed.yaml:1: the search finds nothing at '/hook.html#twice'",
  );
});

test('a question that is a phrase of readers leads to its place before a title that has its words', async () => {
  const titled = {...page, url: '/other.html', pageTitle: 'Events of today', sections: []};
  const all = entriesOf([titled, page], []);
  const query = 'receive one event twice';
  const phrase = asked(`  /hook.html: {duplicates: [${query}]}\n  /other.html: {'': [one in a year, receive today]}\n`);
  expect((await foundIn(withAsked(all, phrase), query))[0]).toBe('/hook.html');
});
