import {isEnTerm} from './anchors';
import {rulesOf, type Narrowing} from './narrowing';
import type {TreeElement} from './tree';

/** What decides which rules of a message check a term. */
export interface TermRules {
  /** The elements of the message by their terms. */
  readonly carriers: ReadonlyMap<string, readonly TreeElement[]>;
  readonly narrowed: Narrowing['terms'];
  readonly isRule: (rule: string) => boolean;
  /** The terms that the official text of a rule names. */
  readonly termsOf: (rule: string) => readonly string[];
}

/** The rules that a message's format, or EN 16931, names for a term. */
function namedFor(id: string, {narrowed}: TermRules): string[] {
  const asked = narrowed.get(id);
  return asked ? rulesOf(asked) : [];
}

/** Whether a rule of an element is about other terms of it: those for which the format names it, or those that its text names. */
function isOfOthers(rule: string, id: string, {terms}: TreeElement, from: TermRules): boolean {
  const others = terms.filter((term) => term !== id && isEnTerm(term));
  const named = from.termsOf(rule);
  return (
    others.some((term) => namedFor(term, from).includes(rule)) ||
    (!named.includes(id) && others.some((term) => named.includes(term)))
  );
}

/** The rules of a message that check a term: those that its format or EN 16931 names for it, and those of the elements that carry it. */
export function rulesOfTerm(id: string, from: TermRules): string[] {
  const {carriers, narrowed, isRule} = from;
  const ofElements = (carriers.get(id) ?? []).flatMap((element) => {
    const without = narrowed.get(element.path)?.without ?? [];
    return element.rules.filter((rule) => !without.includes(rule) && !isOfOthers(rule, id, element, from));
  });
  return [...new Set([...namedFor(id, from), ...ofElements.filter(isRule)])];
}

/** The elements of a tree by the business terms that they carry. @param elements every element of the tree */
export function carriersIn(elements: readonly TreeElement[]): ReadonlyMap<string, readonly TreeElement[]> {
  const carriers = new Map<string, TreeElement[]>();
  for (const element of elements)
    for (const id of element.terms.filter(isEnTerm)) carriers.set(id, [...(carriers.get(id) ?? []), element]);
  return carriers;
}
