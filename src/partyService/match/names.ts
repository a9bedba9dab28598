import {compact} from '../normalise';
import type {IndexedParty, PartyIndex} from '../partyIndex';
import {nameSimilarity} from '../similarity';
import {best, type Comparison} from './comparison';

/** The most for names that are not the same. */
const NEARLY = 0.99;

/** A name compared with all names of a party and its locations. The legal form makes no difference. */
export function compareName(
  field: string,
  given: string,
  {record}: IndexedParty,
  {wordsOfName}: PartyIndex,
): Comparison {
  const wanted = wordsOfName(given);
  const joined = wanted.map(({text}) => text).join('');
  const locations = record.locations.flatMap(({name}) => name ?? []);
  const names = [...(record.legalName === null ? [] : [record.legalName]), ...record.tradeNames, ...locations];
  return best(field, given, names, (name) => {
    const words = wordsOfName(name);
    const isSame = compact(name) === compact(given) || words.map(({text}) => text).join('') === joined;
    return isSame && joined !== '' ? 1 : Math.min(NEARLY, nameSimilarity(wanted, words));
  });
}
