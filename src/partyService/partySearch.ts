import {isAt, isPlace, type Place} from './locationFilter';
import {compact, wordsOf} from './normalise';
import type {IndexedParty, PartyIndex} from './partyIndex';
import type {PartyText} from './partyTexts';
import {searchWords} from './searchWords';
import {matchWord} from './wordMatch';

/** The arguments of `party` that say which parties are wanted. */
export interface PartySearch extends Place {
  readonly search?: string;
  readonly id?: string;
  readonly name?: string;
}

/** The fields that the argument `name` reads. */
export const isName = ({field}: PartyText): boolean => field === 'legalName' || field === 'tradeNames';

/** A name that is exactly what was asked for comes before all others. */
const WHOLE_NAME = 30;

function searchScore({texts}: IndexedParty, {words, whole}: {words: readonly string[]; whole: string}): number {
  if (words.length === 0) return 0;
  const scores = words.map((wanted) =>
    Math.max(
      0,
      ...texts.map(
        ({words: found, weight}) =>
          weight * Math.max(0, ...found.map(({text}) => matchWord(wanted, text)?.quality ?? 0)),
      ),
    ),
  );
  if (scores.includes(0)) return 0;
  const bonus = texts.some((text) => isName(text) && compact(text.text) === whole) ? WHOLE_NAME : 0;
  return bonus + scores.reduce((sum, score) => sum + score, 0);
}

/** The share of a name that the words begin; 0 if one of them begins no word of it. */
function nameScore({texts}: IndexedParty, name: string, index: PartyIndex): number {
  const wanted = wordsOf(name);
  const core = index.wordsOfName(name).map(({text}) => text);
  const scores = texts.filter(isName).map(({text, words}) => {
    if (!wanted.every((each) => words.some((word) => word.text.startsWith(each.text)))) return 0;
    const found = index.wordsOfName(text).map((word) => word.text);
    const begins = found.join(' ').startsWith(core.join(' ')) ? 0.1 : 0;
    return 0.9 * Math.min(1, core.join('').length / found.join('').length) + begins;
  });
  return wanted.length === 0 ? 0 : WHOLE_NAME * Math.max(0, ...scores);
}

const byName = new Intl.Collator('nl');

/** Better first, then active before ceased, then by name. */
function compare(one: Scored, other: Scored): number {
  return (
    other.score - one.score ||
    Number(other.party.record.isActive) - Number(one.party.record.isActive) ||
    byName.compare(one.party.preferredName, other.party.preferredName) ||
    byName.compare(one.party.record.id, other.party.record.id)
  );
}

interface Scored {
  readonly party: IndexedParty;
  readonly score: number;
}

/** The parties that match all arguments, the best first. */
export function searchParties(index: PartyIndex, wanted: PartySearch): IndexedParty[] {
  const {search, id, name} = wanted;
  const spelling = id === undefined ? undefined : compact(id);
  const sought = search === undefined ? undefined : {words: searchWords(search), whole: compact(search)};
  return index.parties
    .filter(({spellings, record}) => {
      if (spelling !== undefined && !spellings.has(spelling)) return false;
      return !isPlace(wanted) || record.locations.some((location) => isAt(location, wanted));
    })
    .flatMap((party) => {
      const bySearch = sought === undefined ? undefined : searchScore(party, sought);
      const named = name === undefined ? undefined : nameScore(party, name, index);
      return bySearch === 0 || named === 0 ? [] : [{party, score: (bySearch ?? 0) + (named ?? 0)}];
    })
    .sort(compare)
    .map(({party}) => party);
}
