import type {Edit} from '../source/model';
import type {Amount} from './amount';
import {decimalText, type Rational} from './rational';
import type {Solution} from './together';

const MONEY_DECIMALS = 2;

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** A name within a sentence: `invoice total`, but `VAT total`. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;

/** An amount in words: `the invoice total with VAT (BT-112)`. */
const named = ({label, term}: Amount): string => (label === term ? term : `the ${inSentence(label)} (${term})`);

/** A new value with as many decimals as the document writes, two at most, and more where it needs them; of a percentage, only those. */
function newText(amount: Amount, value: Rational, {by, cured}: Solution): string {
  const isBasic = [by, ...cured].some(({basics}) => basics.includes(amount));
  const isFactor = [by, ...cured].some(({parts}) => parts.some((part) => part.sign === '×' && part.amount === amount));
  if (isBasic && isFactor) return decimalText(value, 0);
  const {text = ''} = amount;
  const written = /\.(\d+)\s*$/.exec(text)?.[1]?.length ?? (/^\s*[+-]?\d+\s*$/.test(text) ? 0 : MONEY_DECIMALS);
  return decimalText(value, Math.min(written, MONEY_DECIMALS));
}

const listed = (texts: readonly string[]): string =>
  texts.length < 3 ? texts.join(' and ') : `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`;

/**
 * The sentence of a correction: 'Set the invoice total amount with VAT (BT-112) to 215.38. Then set the amount that depends on it: BT-115 to 215.38.' The amounts
 * that are wrong come before those that follow from them.
 */
export function correctionText(solution: Solution): string {
  const {roots, changes} = solution;
  const textOf = (amount: Amount, name: string): string[] => {
    const value = changes.get(amount);
    return value ? [`${name} to ${newText(amount, value, solution)}`] : [];
  };
  const first = unique(roots).flatMap((amount) => textOf(amount, named(amount)));
  const others = [...changes.keys()].filter((amount) => !roots.includes(amount));
  const start = `Set ${listed(first)}`;
  if (others.length === 0) return `${start}.`;
  const rest = listed(others.flatMap((amount) => textOf(amount, amount.term)));
  const noun = others.length > 1 ? 'the amounts that depend' : 'the amount that depends';
  return `${start}. Then set ${noun} on ${first.length > 1 ? 'them' : 'it'}: ${rest}.`;
}

/** The replacements of a solution; undefined where the document lacks one of the amounts, or its element has more than a text. */
export function editsOf(solution: Solution): readonly Edit[] | undefined {
  const edits = Array.from(solution.changes, ([amount, value]): Edit | undefined => {
    const {element} = amount;
    if (!element || element.children.length > 0) return undefined;
    return {...element.inside, text: newText(amount, value, solution)};
  });
  const known = edits.filter((edit) => edit !== undefined);
  return known.length === edits.length && known.every(({start, end}) => end > start) ? known : undefined;
}

/** What is wrong, as a sentence without a full stop: 'The invoice line net amount of line 2 (BT-131) is 980.00, but must be 890.00'. */
export function wrongText(solution: Solution): string {
  const [first] = solution.changes;
  if (!first) return '';
  const [amount, value] = first;
  const subject = named(amount).replace(/^t/, 'T');
  const must = newText(amount, value, solution);
  return amount.text === undefined
    ? `${subject} is missing and must be ${must}`
    : `${subject} is ${amount.text.trim().slice(0, 40)}, but must be ${must}`;
}
