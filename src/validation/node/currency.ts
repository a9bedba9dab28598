import type {RuleSet} from '../../contracts/formats/registryFile';

/** How long a comparison with the publisher counts, in months. */
const MONTHS = 6;

/** The ISO date that is this many months before a date. */
function monthsBefore(date: Date, months: number): string {
  const earlier = new Date(date);
  earlier.setUTCMonth(date.getUTCMonth() - months);
  return earlier.toISOString().slice(0, 10);
}

/**
 * The rule sets that nobody has compared with their publisher for more than six months, the oldest first: each as a line with the date
 * and the address where the publisher announces releases, and a line that counts them.
 */
export function currencyText(ruleSets: Iterable<RuleSet>, today: Date): string {
  const limit = monthsBefore(today, MONTHS);
  const all = [...ruleSets];
  const lines = all
    .filter(({release}) => release.checkedOn < limit)
    .sort((a, b) => a.release.checkedOn.localeCompare(b.release.checkedOn))
    .map(({id, release}) => `${id}: last checked on ${release.checkedOn}. Look at ${release.source}`);
  const count = `${lines.length} of ${all.length} rule sets were last checked more than ${MONTHS} months ago`;
  return [...lines, count].join('\n');
}
