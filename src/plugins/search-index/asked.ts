import {ContentError} from '../../contracts/contentError';
import type {Asked} from '../../contracts/asked';
import {ASKED} from '../../sources/search/asked';
import type {Entry} from './documents';

const placeOf = ({page, anchor}: Entry): string => `${page}#${anchor}`;

/** Gives entries what readers type for them. @throws ContentError for a place that no entry has */
export function withAsked(entries: readonly Entry[], asked: readonly Asked[]): Entry[] {
  const places = new Set(entries.map(placeOf));
  const lost = asked.find(({place}) => !places.has(place));
  if (lost) {
    const remedy =
      'Correct the address, or leave it out: the search finds sections, named rows, and things of contracts';
    throw new ContentError(ASKED, lost.line, `the search finds nothing at '${lost.place}'`, remedy);
  }
  const phrases = new Map(asked.map((each) => [each.place, each.phrases]));
  return entries.map((entry) => {
    const more = phrases.get(placeOf(entry));
    return more ? {...entry, typed: [...(entry.typed ?? []), ...more]} : entry;
  });
}
