import {expect, test} from 'vitest';
import {buildIndex} from '../../../src/plugins/search-index/build';
import {entriesOf, type Page} from '../../../src/plugins/search-index/documents';
import {pathEnds} from '../../../src/plugins/search-index/weights';
import {placesOf} from '../../../src/search/files';
import {foundIn} from '../../search/memory';

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

const found = (query: string, all = entries): Promise<string[]> => foundIn(all, query);

test('pages, sections and records are places with a number, an address and where they are', () => {
  const places = placesOf(buildIndex(entries, {}).start.places);
  expect(places.map(({number, href, where}) => [number, href, where])).toEqual([
    [0, '/hook.html', 'PSB › Endpoints'],
    [1, '/hook.html#part', 'PSB › Hook'],
    [2, '/hook.html#saveHook', 'PSB › v1 › Hook'],
    [3, '/hook.html#long', 'PSB › Hook'],
    [4, '/other.html', 'PSB › Endpoints'],
    [5, '/other.html#part', 'PSB › Others'],
  ]);
  expect(entries[0]?.text).toBe('About Hook. Intro.');
  expect(places[2]?.method).toBe('PUT');
});

test('a page counts more than a thing, a title more than a keyword, that more than what is around, that more than a text', async () => {
  const part = {page: '/x.html', title: 'Filler', text: 'Filler.', keywords: ['filler'], within: 'Filler'};
  const records = [
    {...part, anchor: 'text', text: 'Zebra, zebra.'},
    {...part, anchor: 'within', within: 'Zebra'},
    {...part, anchor: 'keyword', keywords: ['zebra']},
    {...part, anchor: 'title', title: 'Zebra'},
    // A word that is rare, so that its weights are far from the smallest step.
    ...Array.from({length: 40}, (_, number) => ({...part, anchor: `other-${number}`})),
  ];
  const zebra = {...page('/x.html', 'Zebra', ''), description: '', sections: []};
  const addresses = ['/x.html', '/x.html#title', '/x.html#keyword', '/x.html#within', '/x.html#text'];
  expect(await found('zebra', entriesOf([zebra], records))).toEqual(addresses);
});

test('words are found by their stem; in titles and keywords also while they are typed, and with a wrong letter', async () => {
  expect(await found('repeating')).toEqual(expect.arrayContaining(['/hook.html#part', '/other.html#part']));
  const token = entriesOf([page('/token.html', 'Authentication', '')], []);
  for (const typed of ['authentica', 'authenticaton']) expect(await found(typed, token)).toContain('/token.html');
});

test('a word such as your counts in a title, but not in a text', async () => {
  const your = {page: '/hook.html', anchor: 'your', title: 'Get your user', text: 'Any.'};
  expect(await found('your', entriesOf([hook], [your]))).toEqual(['/hook.html#your']);
});

test('an operation is found by its path, whole or from a later part on', async () => {
  for (const path of ['/api/v1/{partyId}/hook', 'v1/{partyId}/hook', '{partyId}/hook']) {
    expect(await found(path), path).toContain('/hook.html#saveHook');
  }
});

test('a text is stored in part, but searched as a whole', async () => {
  const {texts} = buildIndex(entries, {});
  expect(texts.flat()[3]?.length).toBeLessThanOrEqual(250);
  expect(await found('latest')).toEqual(['/hook.html#long']);
});

test('knows the later parts of a path', () => {
  expect(pathEnds('send POST /api/{partyId}/send Sends it/them.')).toEqual(['{partyId}/send', 'send']);
});

test('a short explanation comes behind what explains the subject', async () => {
  const part = {page: '/x.html', title: 'Zebra', text: 'Filler.', keywords: [], within: 'Filler'};
  const records = [
    {...part, anchor: 'aside', aside: true},
    {...part, anchor: 'owner'},
    ...Array.from({length: 40}, (_, number) => ({...part, title: 'Other', anchor: `other-${number}`})),
  ];
  expect(await found('zebra', entriesOf([page('/x.html', 'Filler', '')], records))).toEqual([
    '/x.html#owner',
    '/x.html#aside',
  ]);
});

test('a page is found by the words of readers in its front matter', async () => {
  const words = {...page('/hook.html', 'Hook', ''), searchWords: ['callback url', 'Benachrichtigung']};
  for (const query of ['callback', 'benachrichtigung']) {
    expect(await found(query, entriesOf([words, other], []))).toContain('/hook.html');
  }
});

test('a title that many pages have finds none of their parts', async () => {
  const part = {title: 'Before you start', hash: '#before', content: 'Read this.'};
  const titled = (count: number): Page[] =>
    Array.from({length: count}, (_, number) => ({
      ...page(`/${number}.html`, `Page ${number}`, ''),
      sections: [part],
    }));
  expect(await found('start', entriesOf(titled(5), []))).toContain('/0.html#before');
  expect(await found('start', entriesOf(titled(6), []))).not.toContain('/0.html#before');
});

test('a message finds what explains it before what mentions its words', async () => {
  const message = 'The party was never verified for this organisation.';
  const records = [
    {page: '/hook.html', anchor: 'other', title: 'Organisation', text: `${message} ${message}`},
    {page: '/hook.html', anchor: 'E1', title: 'E1 Unknown', text: 'Check it.', messages: [message]},
  ];
  const [first] = await found('party was never verified for this organisation', entriesOf([hook], records));
  expect(first).toBe('/hook.html#E1');
});

test('words that say nothing are left out as long as there are others', async () => {
  const synonyms = {realli: []};
  const really = {page: '/hook.html', anchor: 'r', title: 'Really', text: ''};
  const all = entriesOf([hook, other], [really]);
  expect(await foundIn(all, 'really others', synonyms)).not.toContain('/hook.html#r');
  expect(await foundIn(all, 'really', synonyms)).toContain('/hook.html#r');
});

test('a row that can be linked is a thing of its own, found by its name', async () => {
  const roles = {...hook, rows: [{title: 'ApManager', hash: '#role-ApManager', content: 'Manages users.'}]};
  const all = entriesOf([roles, other], []);
  expect(all[2]).toMatchObject({role: 'record', anchor: 'role-ApManager', where: ['PSB', 'Hook']});
  expect((await found('apmanager', all))[0]).toBe('/hook.html#role-ApManager');
});

test('a status of HTTP is found in a text, an amount is not', async () => {
  const gone = entriesOf([page('/hook.html', 'Hook', 'Answer 410 to end it after 250 attempts.'), other], []);
  expect(await found('410', gone)).toContain('/hook.html#part');
  expect(await found('250 attempts', gone)).toContain('/hook.html#part');
  expect(buildIndex(gone, {}).start.terms).not.toContain('250');
});

test('a page is about what its description says, more than about what its text says', async () => {
  const about = {...page('/about.html', 'Filler', ''), description: 'About a zebra.', sections: []};
  const intro = {title: '', hash: '', content: 'About a zebra.'};
  const text = {...page('/a.html', 'Other', ''), description: '', sections: [intro]};
  const others = Array.from({length: 30}, (_, number) => page(`/${number}.html`, `Page ${number}`, ''));
  expect(await found('zebra', entriesOf([text, about, ...others], []))).toEqual(['/about.html', '/a.html']);
});
