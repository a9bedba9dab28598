import {expect, test} from 'vitest';
import {termMatcher} from '../../../../src/content/markdown/termMatcher';
import type {Term} from '../../../../src/contracts/glossary';

const term = (id: string, forms: readonly string[], except: string[] = []): Term => {
  const [name = id, ...variants] = forms;
  return {id, term: name, variants, except, definitionHtml: ''};
};

const piecesOf = termMatcher([
  term('hook', ['hook', 'hooks']),
  term('environment', ['environment'], ['environment variable']),
  term('environment-hook', ['environment hook', 'environment hooks']),
  term('bis', ['BIS']),
  term('business-term', ['BT-#']),
  term('factur-x', ['Factur-X']),
]);

/** The text with the id of each term behind it. */
const marked = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.term ? `[${piece.text}|${piece.term.id}]` : piece.text))
    .join('');

test.each([
  ['the longest form', 'an environment hook and a hook', 'an [environment hook|environment-hook] and a [hook|hook]'],
  ['a plural', 'two hooks', 'two [hooks|hook]'],
  ['a form at the start of a sentence', 'Environment hooks do', '[Environment hooks|environment-hook] do'],
  ['a form over two lines', 'an environment\nhook', 'an [environment\nhook|environment-hook]'],
  ['a number', 'BT-13, BT-x', '[BT-13|business-term], BT-x'],
  ['a form before punctuation', "the hook's (hook), hook.", "the [hook|hook]'s ([hook|hook]), [hook|hook]."],
  ['a form with a hyphen', 'Factur-X.', '[Factur-X|factur-x].'],
])('finds %s', (_kind, text, expected) => {
  expect(marked(text)).toBe(expected);
});

test.each([
  ['a part of a word', 'hooked, unhook, hook2, preHook'],
  ['a part of a word with hyphens', 'hook-like, re-hook, Factur-X-like'],
  ['an abbreviation in lower case', 'bis'],
  ['capitals inside a form', 'HOOK'],
  ['a phrase that means something else', 'an environment variable'],
])('leaves %s', (_kind, text) => {
  expect(marked(text)).toBe(text);
});

test('no terms, no marks', () => {
  expect(termMatcher([])('a hook')).toEqual([{text: 'a hook'}]);
});
