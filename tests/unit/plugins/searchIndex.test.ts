import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {buildIndex, pathEnds} from '../../../src/plugins/search-index/build';
import {entriesOf, type Page} from '../../../src/plugins/search-index/documents';

interface Lunr {
  readonly Index: {readonly load: (index: object) => {readonly search: (query: string) => {readonly ref: string}[]}};
}

const lunr = createRequire(import.meta.url)('lunr') as Lunr;

const page = (url: string, pageTitle: string, content: string): Page => ({
  url,
  pageTitle,
  description: `About ${pageTitle}.`,
  breadcrumb: ['PSB', 'Endpoints'],
  sections: [
    {title: pageTitle, hash: '', content: 'Intro.'},
    {title: 'Part', hash: '#part', content},
  ],
});

const hook = page('/hook.html', 'Hook', 'A delivery is repeated when your receiver fails.');
const other = page('/other.html', 'Others', 'The hook repeats deliveries.');
const operation = {
  page: '/hook.html',
  anchor: 'saveHook',
  title: 'Save one',
  text: 'Adds it.',
  method: 'PUT',
  keywords: ['saveHook', 'PUT', '/api/v1/{partyId}/hook'],
  within: 'v1 › Hook',
};
const long = {page: '/hook.html', anchor: 'long', title: 'Long', text: `${'word '.repeat(200)}latest`};

const entries = entriesOf([hook, other], [operation, long]);

/** Addresses of what a query finds, the best first. */
function found(query: string, all = entries): string[] {
  const [file] = buildIndex(all);
  if (!file) throw new Error('no index');
  const index = lunr.Index.load(JSON.parse(JSON.stringify(file.index)) as object);
  return index.search(query).map(({ref}) => file.documents.find(({i}) => String(i) === ref)?.u ?? '');
}

test('pages, sections and records are documents with a number, an address and where they are', () => {
  expect(entries.map(({document: {i, u, w}}) => [i, u, w])).toEqual([
    [1, '/hook.html', 'PSB › Endpoints'],
    [2, '/hook.html#part', 'PSB › Hook'],
    [3, '/other.html', 'PSB › Endpoints'],
    [4, '/other.html#part', 'PSB › Others'],
    [5, '/hook.html#saveHook', 'PSB › v1 › Hook'],
    [6, '/hook.html#long', 'PSB › Hook'],
  ]);
  expect(entries[0]?.document.x).toBe('About Hook. Intro.');
  expect(entries[4]?.document.m).toBe('PUT');
});

test('a page counts more than a part, a title more than a keyword, that more than the page, that more than a text', () => {
  const part = {page: '/x.html', title: 'Filler', text: 'Filler.', keywords: ['filler'], within: 'Filler'};
  const records = [
    {...part, anchor: 'text', text: 'Zebra, zebra.'},
    {...part, anchor: 'within', within: 'Zebra'},
    {...part, anchor: 'keyword', keywords: ['zebra']},
    {...part, anchor: 'title', title: 'Zebra'},
    // A word that is rare, so that its weights are far from the smallest step.
    ...Array.from({length: 40}, (_, number) => ({...part, anchor: `other-${number}`})),
  ];
  const zebra = {...page('/x.html', 'Zebra here', ''), description: '', sections: []};
  const addresses = ['/x.html', '/x.html#title', '/x.html#keyword', '/x.html#within', '/x.html#text'];
  expect(found('zebra', entriesOf([zebra], records).reverse())).toEqual(addresses);
});

test('words are found by their stem; in titles and keywords also while they are typed, and with a wrong letter', () => {
  expect(found('repeating')).toEqual(expect.arrayContaining(['/hook.html#part', '/other.html#part']));
  const token = entriesOf([page('/token.html', 'Authentication', '')], []);
  expect(found('authentica*', token)).toContain('/token.html');
  expect(found('authenticaton~1', token)).toContain('/token.html');
});

test('a word such as your counts in a title, but not in a text', () => {
  const your = {page: '/hook.html', anchor: 'your', title: 'Get your user', text: 'Any.'};
  expect(found('+your', entriesOf([hook], [your]))).toEqual(['/hook.html#your']);
});

test('an operation is found by its path, whole or from a later part on', () => {
  for (const path of ['api/v1/{partyId}/hook', 'v1/{partyId}/hook', '{partyId}/hook']) {
    expect(found(path.replace(/^\W/, '')), path).toContain('/hook.html#saveHook');
  }
});

test('a text is stored in part, but searched as a whole', () => {
  const [file] = buildIndex(entries);
  expect(file?.documents[5]?.x.length).toBeLessThanOrEqual(400);
  expect(found('latest')).toEqual(['/hook.html#long']);
});

test('knows the later parts of a path', () => {
  expect(pathEnds('send POST /api/{partyId}/send Sends it/them.')).toEqual(['{partyId}/send', 'send']);
});

test('a short explanation comes behind what explains the subject', () => {
  const part = {page: '/x.html', title: 'Zebra', text: 'Filler.', keywords: [], within: 'Filler'};
  const records = [
    {...part, anchor: 'aside', aside: true},
    {...part, anchor: 'owner'},
    ...Array.from({length: 40}, (_, number) => ({...part, title: 'Other', anchor: `other-${number}`})),
  ];
  expect(found('zebra', entriesOf([], records))).toEqual(['/x.html#owner', '/x.html#aside']);
});
