import {expect, test} from 'vitest';
import type {Start} from '../../../src/search/files';
import {packLengths, packWords} from '../../../src/search/packed';
import {phrasesOf} from '../../../src/search/readers';
import {termsOf} from '../../../src/search/terms';

const start = {
  terms: packWords(['invoic', 'order', 'send']),
  frequencies: '000',
  cuts: [0, 2],
  hash: 'h',
  phrases: packLengths([[1], [], [2, 2]]),
} as unknown as Start;

const SLICES: Readonly<Record<string, unknown>> = {
  'pages-words-0-h.json': [
    [
      [0, -13, 1, 4],
      [0, 2],
    ],
    [[]],
  ],
  'pages-words-1-h.json': [[[2, 5]]],
};
const terms = termsOf(start, phrasesOf(start), 'pages', (name) => Promise.resolve(SLICES[name]));

test('a term weighs more where readers type it, in titles too', async () => {
  const {weights, phrases} = (await terms.postings(['invoic'])).get('invoic') ?? {weights: new Map(), phrases: []};
  expect(phrases).toEqual([0, 2]);
  expect(weights.get(0)).toBeLessThan(-13);
  expect(weights.get(1)).toBe(4);
  expect(weights.get(2)).toBeGreaterThan(0);
});

test('the rows of a slice are those of its terms', async () => {
  const found = await terms.postings(['order', 'send', 'unknown']);
  expect([...found.keys()]).toEqual(['order', 'send']);
  expect(found.get('send')).toEqual({weights: new Map([[2, 5]]), phrases: []});
});

test('a term weighs more where more phrases of readers have it', async () => {
  const phrases = phrasesOf({...start, phrases: packLengths([[1], [1, 2]])});
  const three = termsOf({...start, cuts: [0]}, phrases, 'pages', () => Promise.resolve([[[], [0, 1, 1]]]));
  const {weights} = (await three.postings(['invoic'])).get('invoic') ?? {weights: new Map<number, number>()};
  expect(weights.get(1)).toBeGreaterThan(weights.get(0) ?? 0);
});
