import type {Name} from '../legalForms';
import type {IndexedParty} from '../partyIndex';
import {nameSimilarity} from '../similarity';
import {best, type Comparison} from './comparison';

/** The most for names that are not the same. */
const NEARLY = 0.99;

function similarity(given: Name, found: Name): number {
  const isSame = found.core.join('') === given.core.join('') && given.words.length > 0;
  return isSame ? 1 : Math.min(NEARLY, nameSimilarity(given.core, found.core));
}

/** A name compared with all names of a party and its locations. The legal form makes no difference. */
export const compareName = (field: string, given: Name, {names, locationNames}: IndexedParty): Comparison =>
  best(
    field,
    given.text,
    [...names, ...locationNames],
    ({text}) => text,
    (name) => similarity(given, name),
  );
