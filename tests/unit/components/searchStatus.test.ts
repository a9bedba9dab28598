import {expect, test} from 'vitest';
import type {Hit} from '../../../src/components/Search/groups';
import {kindAmong, ofKind} from '../../../src/components/Search/kinds';
import {spokenOf, statusOf} from '../../../src/components/Search/status';
import type {Answer} from '../../../src/components/Search/useHits';

const hits = (count: number, group: string): Hit[] =>
  Array.from({length: count}, (_, at) => ({href: `/${group}/${at}`, title: [], excerpt: [], where: '', group}));

const answer = (found: Partial<Answer>): Answer => ({query: 'a b', hits: [], missing: [], nearest: false, ...found});

test.each([
  [undefined, undefined, 'Searching…'],
  [answer({problem: 'Offline.'}), undefined, 'Offline.'],
  [answer({}), undefined, 'No results for "a b". Check the spelling, or use fewer words.'],
  [answer({hits: hits(3, 'Guides'), nearest: true}), undefined, 'No results for "a b". Nearest pages: 3.'],
  [answer({hits: hits(1, 'Guides')}), undefined, 'One result'],
  [answer({hits: hits(8, 'Guides')}), undefined, '8 results'],
  [answer({hits: hits(34, 'Guides')}), undefined, '34 results, 8 shown'],
  [answer({hits: hits(100, 'Guides')}), undefined, 'The first 100 results, 8 shown'],
  [answer({hits: [...hits(12, 'Guides'), ...hits(3, 'Errors')]}), 'Errors', '3 results in Errors'],
  [answer({hits: [...hits(12, 'Guides'), ...hits(1, 'Errors')]}), 'Errors', 'One result in Errors'],
])('the status of an answer, %#', (given, kind, wanted) => {
  expect(statusOf(given, kind, 8)).toBe(wanted);
});

test('words that no text has are spoken behind what was found, and not where nothing was', () => {
  expect(spokenOf(answer({hits: hits(9, 'Guides'), missing: ['b']}), undefined, 8)).toBe(
    '9 results, 8 shown. Not found: b',
  );
  expect(spokenOf(answer({hits: hits(1, 'Guides'), missing: ['a', 'b'], nearest: true}), undefined, 8)).toBe(
    'No results for "a b". Nearest pages: 1.',
  );
});

test('a kind that no hit has limits nothing', () => {
  const all = [...hits(2, 'Guides'), ...hits(1, 'Errors')];
  expect(kindAmong(all, 'Errors')).toBe('Errors');
  expect(kindAmong(all, '__proto__')).toBeUndefined();
  expect(ofKind(all, 'Errors').map(({href}) => href)).toEqual(['/Errors/0']);
  expect(ofKind(all, undefined)).toBe(all);
});
