import type {IdentifierKind} from '../identifiers';

/** A field of `findArgs`, as a path. */
export type MatchField = 'name' | 'nameAdditional' | 'postcode' | 'country' | `ids.${IdentifierKind | 'iban'}`;

/** A field of `findArgs` compared with a party: `found` is the value of the party that is most like it, null if it has none. */
export interface Comparison {
  readonly field: MatchField;
  readonly given: string;
  readonly found: string | null;
  /** Whether both are the same, however they are written. */
  readonly agrees: boolean;
  /** From 0 to 1. */
  readonly similarity: number;
}

const CERTAIN = 0.95;
const LIKELY = 0.7;

/** A lower score is no match. */
export const LEAST_SCORE = 0.35;

/** What each field says about a party without an identifier that agrees. */
const WEIGHTS: Readonly<Record<MatchField, number>> = {
  name: 6,
  nameAdditional: 1,
  postcode: 2,
  country: 1,
  'ids.legal': 6,
  'ids.vat': 6,
  'ids.oin': 6,
  'ids.gln': 4,
  'ids.iban': 4,
};

/** The part of a weight that counts when the party has no such value: it neither agrees nor differs. */
const UNKNOWN = 0.25;
/** What names and places that differ cost at most, when a number agrees. */
const DESCRIPTION_SHARE = 0.04;
/** Of a name that has nothing in common with those of the party. */
const OTHER_NAME = 0.3;
const FACTOR_OF_OTHER_NAME = 0.8;
const FACTOR_OF_OTHER_IDENTIFIER = 0.85;
/** An identifier alone, and a bank account alone: parties of a group can share it. */
const IDENTIFIER_SCORE = 1;
const IBAN_SCORE = 0.94;
/** Places without a name or an identifier fit many parties. */
const FACTOR_OF_PLACES_ONLY = 0.6;

const isIban = ({field}: Comparison): boolean => field === 'ids.iban';
const isPlace = ({field}: Comparison): boolean => field === 'postcode' || field === 'country';
const isName = ({field}: Comparison): boolean => field.startsWith('name');
const isIdentifier = (each: Comparison): boolean => !isName(each) && !isPlace(each) && !isIban(each);

const hasIdentifier = (comparisons: readonly Comparison[]): boolean =>
  comparisons.some((each) => isIdentifier(each) && each.agrees);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The weighted mean of the similarities; 1 for no comparison. */
function mean(comparisons: readonly Comparison[]): number {
  const weightOf = (each: Comparison): number =>
    WEIGHTS[each.field] * (each.found === null && !isIban(each) ? UNKNOWN : 1);
  const weights = sum(comparisons.map(weightOf));
  return weights === 0 ? 1 : sum(comparisons.map((each) => each.similarity * weightOf(each))) / weights;
}

/** The score of a party with a number that agrees: other names and numbers lower it, other places hardly. */
function scoreOfNumber(score: number, comparisons: readonly Comparison[]): number {
  const names = comparisons.filter(isName);
  const isOther = names.length > 0 && names.every(({similarity}) => similarity < OTHER_NAME);
  const others = comparisons.filter((each) => isIdentifier(each) && !each.agrees && each.found !== null);
  const described = mean(comparisons.filter((each) => isName(each) || isPlace(each)));
  const contradiction = (isOther ? FACTOR_OF_OTHER_NAME : 1) * FACTOR_OF_OTHER_IDENTIFIER ** others.length;
  return (score - DESCRIPTION_SHARE * (1 - described)) * contradiction;
}

/** How well a party fits, from 0 to 1: an identifier that agrees decides, a bank account nearly; otherwise it is the mean of the similarities. */
export function scoreOf(comparisons: readonly Comparison[]): number {
  if (hasIdentifier(comparisons)) return scoreOfNumber(IDENTIFIER_SCORE, comparisons);
  if (comparisons.some((each) => isIban(each) && each.agrees)) return scoreOfNumber(IBAN_SCORE, comparisons);
  const isPlaceOnly = comparisons.every((each) => isPlace(each) || each.found === null);
  return mean(comparisons) * (isPlaceOnly ? FACTOR_OF_PLACES_ONLY : 1);
}

/** The level of a score, as the enum `matchLevel` has it. Only an identifier makes a match certain. */
export function levelOf(score: number, comparisons: readonly Comparison[]): 'CERTAIN' | 'LIKELY' | 'POSSIBLE' {
  // Whoever can make a payment go to another account must not pass unseen.
  const hasOtherIban = comparisons.some((each) => isIban(each) && !each.agrees);
  if (score >= CERTAIN && hasIdentifier(comparisons) && !hasOtherIban) return 'CERTAIN';
  return score >= LIKELY ? 'LIKELY' : 'POSSIBLE';
}
