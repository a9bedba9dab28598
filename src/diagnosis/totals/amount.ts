import type {SourceDocument} from '../source/document';
import type {SourceElement} from '../source/model';
import {elementOf, textIn, type AmountGroup} from './groups';
import {ZERO, rationalOf, type Rational} from './rational';

/** A number of a document: an amount, a quantity or a percentage. */
export interface Amount {
  readonly term: string;
  /** Its name, with the line where there are several: `Invoice line net amount of line 2`. */
  readonly label: string;
  /** Undefined where the document lacks it. */
  readonly element?: SourceElement;
  /** Its text in the document. */
  readonly text?: string;
  /** Undefined where the text is no decimal number; zero where the document lacks it. */
  readonly value?: Rational;
}

/** Gives the value of an amount. */
export type ValueOf = (amount: Amount) => Rational | undefined;

/** The name of a business term, for one that the document lacks; undefined where nobody knows it. */
export type NameOf = (term: string) => string | undefined;

/** Reads amounts, each once, so that equations share them: the first of a term in a group, or that of an element; `null` for one that is absent. */
export type ReadAmount = (group: AmountGroup, term: string, element?: SourceElement | null) => Amount;

const placeOf = (group: AmountGroup): string => {
  const number = textIn(group, 'BT-126');
  return number ? ` of line ${number.slice(0, 20)}` : '';
};

/** A reader of the amounts of a document. @param nameOf names terms that the document lacks */
export function amountReader({labelOf}: SourceDocument, nameOf: NameOf): ReadAmount {
  const known = new Map<SourceElement, Amount>();
  const absent = new Map<AmountGroup, Map<string, Amount>>();

  function absentIn(group: AmountGroup, term: string): Amount {
    const ofGroup = absent.get(group) ?? new Map<string, Amount>();
    absent.set(group, ofGroup);
    const amount = ofGroup.get(term) ?? {term, label: nameOf(term) ?? term, value: ZERO};
    ofGroup.set(term, amount);
    return amount;
  }

  return (group, term, element = elementOf(group, term)) => {
    if (!element) return absentIn(group, term);
    const before = known.get(element);
    if (before) return before;
    const label = `${labelOf(element) ?? nameOf(term) ?? term}${placeOf(group)}`;
    const value = rationalOf(element.text);
    const amount: Amount = {term, label, element, text: element.text, ...(value && {value})};
    known.set(element, amount);
    return amount;
  };
}
