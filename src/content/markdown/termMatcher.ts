import {escapeRegExp} from '../../contracts/escapeRegExp';
import type {Term} from '../../contracts/glossary';

/** A piece of prose: plain text, or a form of a term. */
export interface Piece {
  readonly text: string;
  readonly term?: Term;
}

interface Form {
  /** Nothing for a phrase in which the word means something else. */
  readonly term?: Term;
  readonly length: number;
  readonly source: string;
}

/** Part of a longer word, or of one with hyphens. */
const BEFORE = String.raw`(?<![\p{L}\p{N}_]-?)`;
const AFTER = String.raw`(?!-?[\p{L}\p{N}_])`;

/** A form as a regular expression: a line can end between its words, `#` is a number, and lower case can begin a sentence. */
function formOf(text: string, term?: Term): Form {
  const words = escapeRegExp(text).replace(/\s+/g, String.raw`\s+`);
  const first = text.charAt(0);
  const isLower = text === text.toLowerCase() && first !== first.toUpperCase();
  const capital = isLower ? `[${first}${first.toUpperCase()}]${words.slice(1)}` : words;
  return {term, length: text.length, source: capital.replaceAll('#', String.raw`\d+`)};
}

/** A function that takes a text apart at the forms of the terms: whole words, the longest form first. */
export function termMatcher(terms: readonly Term[]): (text: string) => Piece[] {
  const forms = terms
    .flatMap((term) => [
      ...[term.term, ...term.variants].map((form) => formOf(form, term)),
      ...term.except.map((phrase) => formOf(phrase)),
    ])
    .sort((a, b) => b.length - a.length);
  if (forms.length === 0) return (text) => [{text}];
  const all = new RegExp(`${BEFORE}(?:${forms.map(({source}) => `(${source})`).join('|')})${AFTER}`, 'gu');
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const match of text.matchAll(all)) {
      if (match.index > end) pieces.push({text: text.slice(end, match.index)});
      const form = forms[match.slice(1).findIndex((group: string | undefined) => group !== undefined)];
      pieces.push({text: match[0], term: form?.term});
      end = match.index + match[0].length;
    }
    if (end < text.length) pieces.push({text: text.slice(end)});
    return pieces;
  };
}
