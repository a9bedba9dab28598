import type {Language} from './data';
import {grouped} from './groups';
import {preferred} from './language';
import {isAt, isPlace} from './locationFilter';
import {compact, lengthBefore, wordTexts, type Word} from './normalise';
import type {IndexedParty} from './partyIndex';
import {isName, type PartySearch} from './partySearch';
import type {PartyText} from './partyTexts';
import {searchWords} from './searchWords';
import {matchWord} from './wordMatch';

/** A place in a text, in UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A text of a party, and what of it matches. */
export interface Highlight {
  readonly field: string;
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

/** A part of a word, in folded characters, as a place in the text. */
function partOf(text: string, word: Word, part: TextRange): TextRange {
  const written = text.slice(word.start, word.end);
  if (part.start === 0 && part.end === word.text.length) return {start: word.start, end: word.end};
  return {
    start: word.start + lengthBefore(written, part.start),
    end: word.start + lengthBefore(written, part.end),
  };
}

/** The places of a text that words match. */
const matchesIn = ({text, words}: PartyText, wanted: readonly string[]): TextRange[] =>
  wanted.flatMap((each) =>
    words.flatMap((word) => {
      const match = matchWord(each, word.text);
      return match ? [partOf(text, word, match)] : [];
    }),
  );

/** The places of a name that begin with words. */
const beginningsIn = ({text, words}: PartyText, wanted: readonly string[]): TextRange[] =>
  wanted.flatMap((each) =>
    words.filter((word) => word.text.startsWith(each)).map((word) => partOf(text, word, {start: 0, end: each.length})),
  );

/** Ranges in their order; those that overlap become one. */
function merged(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && range.start <= last.end) result.splice(-1, 1, {...last, end: Math.max(last.end, range.end)});
    else result.push(range);
  }
  return result;
}

const whole = (field: string, text: string): Highlight => ({field, text, ranges: [{start: 0, end: text.length}]});

function ofId({record, identifiers}: IndexedParty, id: string): Highlight[] {
  const spelling = compact(id);
  if (compact(record.id) === spelling) return [whole('id', record.id)];
  return identifiers
    .filter(({spellings}) => spellings.includes(spelling))
    .map(({value}) => whole('identifiers.all.value', value));
}

function ofPlace({record}: IndexedParty, wanted: PartySearch): Highlight[] {
  if (!isPlace(wanted)) return [];
  return record.locations
    .filter((location) => isAt(location, wanted))
    .flatMap(({postcode, city, country}) => [
      ...(wanted.postcode === undefined
        ? []
        : [
            {
              field: 'locations.postcode',
              text: postcode,
              ranges: [{start: 0, end: lengthBefore(postcode, compact(wanted.postcode).length)}],
            },
          ]),
      ...(wanted.city === undefined ? [] : [whole('locations.city', city)]),
      ...(wanted.country === undefined ? [] : [whole('locations.country', country)]),
    ]);
}

/** Of a text that matches in several languages, the one in the language that comes first. */
function inOneLanguage(texts: readonly PartyText[], language: Language): PartyText[] {
  const order = preferred(language);
  const rank = ({language: each}: PartyText): number => (each ? order.indexOf(each) : 0);
  return texts.filter((text) => !texts.some((other) => other.subject === text.subject && rank(other) < rank(text)));
}

/** Highlights of the same text become one. */
function joined(highlights: readonly Highlight[]): Highlight[] {
  const groups = grouped(highlights, ({field, text}) => `${field} ${text}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{...first, ranges: merged(group.flatMap(({ranges}) => ranges))}] : [];
  });
}

/** The parts of a party that match the arguments of `party`: names first, then other texts, then identifiers and places. */
export function highlightsOf(party: IndexedParty, wanted: PartySearch, language: Language): Highlight[] {
  const {search = '', name = '', id} = wanted;
  const sought = searchWords(search);
  const named = wordTexts(name);
  const rangesOf = (text: PartyText): TextRange[] => [
    ...matchesIn(text, sought),
    ...(isName(text) ? beginningsIn(text, named) : []),
  ];
  const matching = party.texts.filter((text) => rangesOf(text).length > 0);
  return joined([
    ...inOneLanguage(matching, language).map((text) => ({...text, ranges: rangesOf(text)})),
    ...(id === undefined ? [] : ofId(party, id)),
    ...ofPlace(party, wanted),
  ]).map(({field, text, ranges}) => ({field, text, ranges}));
}
