import {ContentError} from '../../contracts/contentError';
import type {Asked} from '../../contracts/asked';
import type {SearchRecord} from '../../sources/search/record';
import type {Entry} from './documents';

const placeOf = ({page, anchor}: Entry): string => `${page}#${anchor}`;

/** The entry of each place. @throws ContentError for a place that no entry has */
function entriesAt(entries: readonly Entry[], asked: readonly Asked[]): ReadonlyMap<string, Entry> {
  const places = new Map(entries.map((entry) => [placeOf(entry), entry]));
  const lost = asked.find(({place}) => !places.has(place));
  if (lost) {
    const remedy =
      'Correct the address, or leave it out: the search finds sections, named rows, and things of contracts';
    throw new ContentError(lost.file, lost.line, `the search finds nothing at '${lost.place}'`, remedy);
  }
  return places;
}

const phrasesOf = (asked: readonly Asked[]): ReadonlyMap<string, readonly string[]> =>
  new Map(asked.map(({place, phrases}) => [place, phrases]));

/** Gives entries what readers type for them, and what programs print. @throws ContentError for a place that no entry has */
export function withAsked(entries: readonly Entry[], asked: readonly Asked[], printed: readonly Asked[] = []): Entry[] {
  entriesAt(entries, [...asked, ...printed]);
  const [typed, messages] = [phrasesOf(asked), phrasesOf(printed)];
  return entries.map((entry) => {
    const place = placeOf(entry);
    return {
      ...entry,
      typed: [...(entry.typed ?? []), ...(typed.get(place) ?? [])],
      messages: [...(entry.messages ?? []), ...(messages.get(place) ?? [])],
    };
  });
}

/** Each message of a program by itself, at the place that tells what to do. @throws ContentError for a place that no entry has */
export function printedRecords(entries: readonly Entry[], printed: readonly Asked[]): SearchRecord[] {
  const places = entriesAt(entries, printed);
  return printed.flatMap(({place, phrases}) => {
    const entry = places.get(place);
    return entry ? phrases.map((text) => recordOf(entry, text)) : [];
  });
}

const recordOf = ({page, anchor, title, where, group}: Entry, text: string): SearchRecord => ({
  page,
  anchor,
  title,
  text,
  ...(group && {group}),
  within: where.at(-1) ?? '',
});
