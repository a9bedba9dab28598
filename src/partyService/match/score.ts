import type {Comparison, MatchField} from './comparison';

/** What you can conclude from a score, as the enum `matchLevel` has it. */
export type MatchLevel = 'CERTAIN' | 'LIKELY' | 'POSSIBLE';

const CERTAIN = 0.95;
const LIKELY = 0.7;

/** A lower score is no match. */
export const LEAST_SCORE = 0.35;

/** The field of a bank account. */
const IBAN = 'ids.iban';

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
  [IBAN]: 4,
};

/** The part of a weight that counts when the party has no such value: it neither agrees nor differs. */
const UNKNOWN = 0.25;
/** What names and places that differ cost at most, when an identifier agrees. */
const DESCRIPTION_SHARE = 0.04;
/** Of a name that has nothing in common with those of the party. */
const OTHER_NAME = 0.3;
const FACTOR_OF_OTHER_NAME = 0.8;
/** For each identifier of the same request that is another one. */
const FACTOR_OF_OTHER_IDENTIFIER = 0.85;
/** A bank account alone: parties of a group can share it. */
const IBAN_SCORE = 0.9;
/** Places without a name or an identifier fit many parties. */
const FACTOR_OF_PLACES_ONLY = 0.6;

const isIdentifier = ({field}: Comparison): boolean => field.startsWith('ids.') && field !== IBAN;
const isNamed = ({field}: Comparison): boolean => field.startsWith('name');

const hasIdentifier = (comparisons: readonly Comparison[]): boolean =>
  comparisons.some((each) => isIdentifier(each) && each.agrees);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The weighted mean of the similarities; 1 for no comparison. */
function mean(comparisons: readonly Comparison[]): number {
  const weights = comparisons.map(
    ({field, found}) => WEIGHTS[field] * (found === null && field !== IBAN ? UNKNOWN : 1),
  );
  const total = sum(weights);
  return total === 0 ? 1 : sum(comparisons.map(({similarity}, at) => similarity * (weights[at] ?? 0))) / total;
}

/** What lowers the score of a party with an identifier that agrees. */
function contradiction(comparisons: readonly Comparison[]): number {
  const names = comparisons.filter(isNamed);
  const isOther = names.length > 0 && names.every(({similarity}) => similarity < OTHER_NAME);
  const others = comparisons.filter((each) => isIdentifier(each) && !each.agrees && each.found !== null);
  return (isOther ? FACTOR_OF_OTHER_NAME : 1) * FACTOR_OF_OTHER_IDENTIFIER ** others.length;
}

/**
 * How well a party fits, from 0 to 1. An identifier that agrees decides, a bank account nearly; otherwise the score is the weighted mean of
 * the similarities.
 */
export function scoreOf(comparisons: readonly Comparison[]): number {
  const texts = comparisons.filter(({field}) => !field.startsWith('ids.'));
  if (hasIdentifier(comparisons)) {
    return (1 - DESCRIPTION_SHARE * (1 - mean(texts))) * contradiction(comparisons);
  }
  if (comparisons.some(({field, agrees}) => field === IBAN && agrees)) {
    const share = texts.length === 0 ? 0 : mean(texts);
    return (IBAN_SCORE + DESCRIPTION_SHARE * share) * contradiction(comparisons);
  }
  const isPlaceOnly = comparisons.every(
    ({field, found}) => field === 'postcode' || field === 'country' || found === null,
  );
  return mean(comparisons) * (isPlaceOnly ? FACTOR_OF_PLACES_ONLY : 1);
}

/** The level of a score. Only an identifier makes a match certain. */
export function levelOf(score: number, comparisons: readonly Comparison[]): MatchLevel {
  if (score >= CERTAIN && hasIdentifier(comparisons)) return 'CERTAIN';
  return score >= LIKELY ? 'LIKELY' : 'POSSIBLE';
}
