import type {ReportFinding} from '../model';

/** Longest title that is made of an official text. */
const LONGEST = 140;

/** The ids of rules with which most official texts begin: `[BR-CO-15]-`, `[BR-NL-32] / [BR-NL-34]`. */
const RULES = /^(?:[\s/]*\[[\w .-]+\]\s*[-–:]?\s*)+/;

/** A namespace, which the schema's processor writes before the name of an element. */
const NAMESPACE = /\{[^{}]*\}/g;

/** A text up to its first full stop, or as many whole words as fit. */
function shortened(text: string): string {
  const [sentence = ''] = text
    .replace(RULES, '')
    .replace(NAMESPACE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[^\d\s])\.(?:\s|$)/);
  // An entity ends in a semicolon.
  const whole = sentence.replace(/(?<!&\w{1,8})[.:;,\s]+$/, '');
  if (whole.length <= LONGEST) return whole;
  return `${whole.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}

/** The title of findings, without a full stop: in the words of the site, or else the official text, shortened. */
export function titleOf(findings: readonly ReportFinding[]): string {
  const explained = findings.find(({explanation}) => explanation)?.explanation;
  const [first] = findings;
  return explained?.title ?? (shortened(first?.inWords ?? first?.message ?? '') || (first?.rule ?? ''));
}

/** A title with the number of places: 'Negative price on 12 lines'. */
export const withPlaces = (title: string, lines: number, places: number): string =>
  lines > 1 ? `${title} on ${lines} lines` : places > 1 ? `${title} in ${places} places` : title;
