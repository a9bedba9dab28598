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

/** What a name adds that is the whole text of `search`. */
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

/** What further names that match add: with the same best name, more of them tell more. */
const FURTHER_NAMES = 0.01;

/** The share of a name that the words begin, for the best name of a party; 0 if one of the words begins no word of any. */
function nameScore({names}: IndexedParty, wanted: Name): number {
  const scores = names.map(({words, core}) => {
    if (!wanted.words.every((each) => words.some((word) => word.startsWith(each)))) return 0;
    const begins = core.join(' ').startsWith(wanted.core.join(' ')) ? 0.1 : 0;
    return 0.9 * Math.min(1, wanted.core.join('').length / core.join('').length) + begins;
  });
  const all = scores.reduce((sum, score) => sum + score, 0);
  return wanted.words.length === 0 ? 0 : Math.max(0, ...scores) + FURTHER_NAMES * all;
}

const collator = new Intl.Collator('nl');

/** A party with how well the words of `search`, and then its names, match. */
interface Scored {
  readonly party: IndexedParty;
  readonly search: number;
  readonly name: number;
}

/** Better first, then active before ceased, then by name. */
function compare(one: Scored, other: Scored): number {
  return (
    other.search - one.search ||
    other.name - one.name ||
    Number(other.party.record.isActive) - Number(one.party.record.isActive) ||
    collator.compare(one.party.preferredName, other.party.preferredName) ||
    collator.compare(one.party.record.id, other.party.record.id)
  );
}

/** The parties that match all arguments, the best first. */
export function searchParties(index: PartyIndex, wanted: PartySearch): IndexedParty[] {
  const {search, id, name} = wanted;
  const spelling = id === undefined ? undefined : compact(id);
  const sought =
    search === undefined ? undefined : {qualities: searchWords(search).map(qualityFor), whole: compact(search)};
  const called = name === undefined ? undefined : index.readName(name);
  return index.parties
    .filter((party) => spelling === undefined || isIdOf(party, spelling))
    .filter(({record}) => !isPlace(wanted) || record.locations.some((location) => isAt(location, wanted)))
    .map((party) => ({
      party,
      search: sought ? searchScore(party, sought) : 1,
      name: called ? nameScore(party, called) : 1,
    }))
    .filter((scored) => scored.search > 0 && scored.name > 0)
    .sort(compare)
    .map(({party}) => party);
}
