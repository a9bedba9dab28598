import {expect, test} from 'vitest';
import {packLengths} from '../../../src/search/packed';
import type {Start} from '../../../src/search/files';
import {likenessOf, phrasesOf} from '../../../src/search/readers';
import type {Posting} from '../../../src/search/terms';

/** The phrases `made in`, of the place 0, and `origin`, `made by hand`, of the place 2. */
const phrases = phrasesOf({phrases: packLengths([[2], [], [1, 3]])} as Start);

const posting = (...numbers: number[]): Posting => ({weights: new Map(), phrases: numbers});
const postings = new Map([
  ['made', posting(0, 2)],
  ['in', posting(0)],
  ['origin', posting(1)],
  ['hand', posting(2)],
]);

const word = (term: string, nearness = 1) => ({word: term, meanings: [{terms: [term], nearness}]});
const likeness = (words: ReturnType<typeof word>[], missing = 0) =>
  Object.fromEntries(likenessOf(words, postings, phrases, missing));

test('phrases are numbered by their places', () => {
  expect([0, 1, 2].map((phrase) => phrases.placeOf(phrase))).toEqual([0, 2, 2]);
  expect([0, 1, 2].map((phrase) => phrases.wordsIn(phrase))).toEqual([2, 1, 3]);
  expect(phrases.count).toBe(3);
});

test('a query that is a phrase is wholly like it, and less like a phrase that has a part of it', () => {
  const found = likeness([word('made'), word('in')]);
  expect(found[0]).toBe(1);
  expect(found[2]).toBeLessThan(0.3);
  expect(found).not.toHaveProperty('1');
});

test('what only one of both has makes them less alike: words of the phrase, words of the query, words that no text has', () => {
  expect(likeness([word('origin')])[2]).toBe(1);
  expect(likeness([word('made')])[0]).toBeLessThan(1);
  expect(likeness([word('origin'), word('in')])[2]).toBeLessThan(1);
  expect(likeness([word('origin')], 1)[2]).toBeLessThan(1);
});

test('a wrong spelling counts less, a name no more than the word, and a meaning of several words by the part that the phrase has', () => {
  expect(likeness([word('origin', 0.5)])[2]).toBeCloseTo(0.5);
  expect(likeness([word('origin', 2.5)])[2]).toBe(1);
  const both = {word: 'handmade', meanings: [{terms: ['made', 'hand'], nearness: 1}]};
  expect(likeness([both])[2]).toBeGreaterThan(likeness([both])[0] ?? 0);
});
