import {isAt, isPlace, type Place} from './locationFilter';
import type {Name} from './legalForms';
import {compact} from './normalise';
import {isIdOf, type IndexedParty, type PartyIndex} from './partyIndex';
import type {PartyText} from './partyTexts';
import {searchWords} from './searchWords';
import {qualityFor} from './wordMatch';

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

/** What `search` looks for. */
interface Sought {
  /** For each word, how well words match it. */
  readonly qualities: readonly ((word: string) => number)[];
  /** The text as a whole, in compact form. */
  readonly whole: string;
}

/** The sum of the best match of each word, of which none may be without a match. */
function searchScore({texts, weights}: IndexedParty, {qualities, whole}: Sought): number {
  if (qualities.length === 0) return 0;
  const scores = qualities.map((quality) => {
    let most = 0;
    for (const [word, weight] of weights) most = Math.max(most, weight * quality(word));
    return most;
  });
  if (scores.includes(0)) return 0;
  const bonus = texts.some((text) => isName(text) && compact(text.text) === whole) ? WHOLE_NAME : 0;
  return bonus + scores.reduce((sum, score) => sum + score, 0);
}

/** The share of a name that the words begin; 0 if one of them begins no word of it. */
function nameScore({names}: IndexedParty, wanted: Name): number {
  const scores = names.map(({words, core}) => {
    if (!wanted.words.every((each) => words.some((word) => word.startsWith(each)))) return 0;
    const begins = core.join(' ').startsWith(wanted.core.join(' ')) ? 0.1 : 0;
    return 0.9 * Math.min(1, wanted.core.join('').length / core.join('').length) + begins;
  });
  return wanted.words.length === 0 ? 0 : WHOLE_NAME * Math.max(0, ...scores);
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
  const sought =
    search === undefined ? undefined : {qualities: searchWords(search).map(qualityFor), whole: compact(search)};
  const called = name === undefined ? undefined : index.readName(name);
  return index.parties
    .filter((party) => {
      if (spelling !== undefined && !isIdOf(party, spelling)) return false;
      return !isPlace(wanted) || party.record.locations.some((location) => isAt(location, wanted));
    })
    .flatMap((party) => {
      const bySearch = sought === undefined ? undefined : searchScore(party, sought);
      const byWords = called === undefined ? undefined : nameScore(party, called);
      return bySearch === 0 || byWords === 0 ? [] : [{party, score: (bySearch ?? 0) + (byWords ?? 0)}];
    })
    .sort(compare)
    .map(({party}) => party);
}
