import type {Language, PartyData, PartyRecord} from './data';
import {spellingsOf} from './identifiers';
import {preferred} from './language';
import {compact, lengthBefore, searchWords, wordsOf, wordTexts, type TextRange, type Word} from './normalise';
import {isAt, type PartySearch} from './partySearch';
import {partyTexts, type PartyText} from './partyTexts';
import {matchWord} from './wordMatch';

interface Highlight {
  readonly field: string;
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

/** The part of a folded word that a word of the request matches. */
type Match = (wanted: string, word: string) => TextRange | undefined;

const matchBeginning: Match = (wanted, word) => (word.startsWith(wanted) ? {start: 0, end: wanted.length} : undefined);

/** A part of a folded word as a place in the text. */
function placeOf(text: string, word: Word, part: TextRange): TextRange {
  const written = text.slice(word.start, word.end);
  const end = part.end === word.text.length ? written.length : lengthBefore(written, part.end);
  return {start: word.start + lengthBefore(written, part.start), end: word.start + end};
}

const rangesIn = (text: string, wanted: readonly string[], match: Match): TextRange[] =>
  wordsOf(text).flatMap((word) =>
    wanted.flatMap((each) => {
      const part = match(each, word.text);
      return part ? [placeOf(text, word, part)] : [];
    }),
  );

/** A text of a party that `search` or `name` matches; of a text that matches in several languages, the version in the language that comes first. */
function ofText({field, versions}: PartyText, {search = '', name = ''}: PartySearch, language: Language): Highlight[] {
  const called = field === 'legalName' || field === 'tradeNames' ? wordTexts(name) : [];
  return preferred(language)
    .map((each) => versions[each] ?? '')
    .map((text) => ({
      field,
      text,
      ranges: [...rangesIn(text, searchWords(search), matchWord), ...rangesIn(text, called, matchBeginning)],
    }))
    .filter(({ranges}) => ranges.length > 0)
    .slice(0, 1);
}

function ofId({id, identifiers}: PartyRecord, wanted: PartySearch): Highlight[] {
  const spelling = compact(wanted.id ?? '');
  const whole = (field: string, text: string): Highlight => ({field, text, ranges: [{start: 0, end: text.length}]});
  if (compact(id) === spelling) return [whole('id', id)];
  return identifiers
    .filter((identifier) => spellingsOf(identifier).includes(spelling))
    .map(({value}) => whole('identifiers.all.value', value));
}

const ofPlace = ({locations}: PartyRecord, wanted: PartySearch): Highlight[] =>
  locations
    .filter((location) => isAt(location, wanted))
    .flatMap((location) =>
      (['postcode', 'city', 'country'] as const).flatMap((part) => {
        const given = wanted[part];
        if (given === undefined) return [];
        const end = lengthBefore(location[part], compact(given).length);
        return [{field: `locations.${part}`, text: location[part], ranges: [{start: 0, end}]}];
      }),
    );

/** Ranges in their order; those that overlap or touch become one. */
function merged(ranges: readonly TextRange[], {length}: string): TextRange[] {
  const isMarked = (at: number): boolean => ranges.some(({start, end}) => start <= at && at < end);
  const marks = Array.from({length}, (_, at) => (isMarked(at) ? 'x' : ' ')).join('');
  return Array.from(marks.matchAll(/x+/g), ({0: part, index}) => ({start: index, end: index + part.length}));
}

function joined(highlights: readonly Highlight[]): Highlight[] {
  const known = new Map<string, Highlight>();
  for (const {field, text, ranges} of highlights) {
    const key = `${field} ${text}`;
    known.set(key, {field, text, ranges: merged([...ranges, ...(known.get(key)?.ranges ?? [])], text)});
  }
  return [...known.values()];
}

/** The parts of a party that match the arguments of `party`: names first, then other texts, then identifiers and places. */
export const highlightsOf = (
  party: PartyRecord,
  wanted: PartySearch,
  data: PartyData,
  language: Language,
): Highlight[] =>
  joined([
    ...partyTexts(party, data).flatMap((text) => ofText(text, wanted, language)),
    ...ofId(party, wanted),
    ...ofPlace(party, wanted),
  ]);
