import type {Sum} from '../model';
import type {SourceDocument} from '../source/document';
import type {Amount, NameOf} from './amount';
import {isRight, computedResult, writtenValue, type Equation} from './equation';
import {equationsOf} from './equations';
import {decimalText} from './rational';

/** Longest text of an amount that is shown. */
const LONGEST = 60;

const textOf = ({text = '', value}: Amount): string => (value && text ? text.trim() : text.trim().slice(0, LONGEST));

/** An equation as readers see it; undefined where one of its parts is no number. */
export function sumOf(equation: Equation): Sum | undefined {
  const computed = computedResult(equation, writtenValue);
  if (!computed) return undefined;
  const {rules, result, parts} = equation;
  return {
    rule: rules[0] ?? '',
    term: result.term,
    label: result.label,
    parts: parts.flatMap(({sign, amount}) =>
      amount.element ? [{sign, term: amount.term, label: amount.label, amount: textOf(amount)}] : [],
    ),
    computed: decimalText(computed, 2),
    ...(result.text !== undefined && {written: textOf(result)}),
    isRight: isRight(equation, writtenValue) ?? false,
  };
}

/** What the sums of a document are made with. */
export interface SumOptions {
  /** Whether a rule is one by which the document is checked; all are unless it is given. */
  readonly isRule?: (rule: string) => boolean;
  /** The name of a business term, for a total that the document lacks. */
  readonly nameOf?: NameOf;
}

/**
 * All equations of an invoice or credit note recomputed beside what the document says: those of the lines, of the VAT breakdown and of the totals, in this
 * order. Whether a sum is right is what the official rule says, with its tolerance. A sum with a part that is no number is left out.
 */
export const sumsOf = (document: SourceDocument, {isRule = () => true, nameOf}: SumOptions = {}): readonly Sum[] =>
  equationsOf(document, nameOf)
    .filter(({rules}) => rules.some(isRule))
    .flatMap((equation) => sumOf(equation) ?? []);
