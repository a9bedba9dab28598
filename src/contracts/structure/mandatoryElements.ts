import {inlineMarkdownToHtml} from '../markdown';
import {isMandatory} from './cardinality';
import type {TreeElement} from './tree';
import type {Joined, Reference} from './view';

/** When something is mandatory, and the rules that ask it. */
export interface MandatoryCase {
  /** Nothing for what is always mandatory. */
  readonly whenHtml?: string;
  readonly rules: readonly Reference[];
}

/** What must be in a document, or must be under a condition. */
export interface MandatoryRow {
  readonly key: string;
  /** Number of the term, or of the terms that the element is a part of. */
  readonly number?: string;
  readonly href: string;
  readonly name?: string;
  /** Paths below the root. */
  readonly paths: readonly string[];
  readonly cardinality: string;
  readonly cases: readonly MandatoryCase[];
  /** What else the format asks. */
  readonly noteHtml?: string;
}

export type MandatorySource = Pick<
  Joined,
  'tree' | 'syntax' | 'treeAddress' | 'anchors' | 'terms' | 'narrowed' | 'cardinalityOf' | 'ruleOf'
>;

/** A case of named rules. @param whenHtml the condition, or nothing for what is always mandatory */
export const caseOf = (rules: Iterable<string>, {ruleOf}: MandatorySource, whenHtml?: string): MandatoryCase => ({
  rules: [...new Set(rules)].map(ruleOf),
  ...(whenHtml && {whenHtml}),
});

/** A condition of documents/structure/narrowing as pages show it. */
export const ifHtml = (condition: string): string => `If ${inlineMarkdownToHtml(condition)}`;

/** Numbers that readers know: those of EN 16931 and of its extensions, such as `NL-GA-04`. */
const NUMBER = /^[A-Z]{2}-/;

function elementRow(
  element: TreeElement,
  cases: readonly MandatoryCase[],
  source: MandatorySource,
  around?: TreeElement,
): MandatoryRow {
  const {name, path, label} = element;
  const [own = [], outer = []] = [element, around].map((each) => each?.terms.filter((id) => NUMBER.test(id)));
  const number = (own.length > 0 ? own : outer).join(', ');
  const note = source.narrowed.get(path)?.note;
  return {
    key: path,
    ...(number && {number}),
    href: `${source.treeAddress}#${source.anchors.get(element)?.own}`,
    name: label ?? name,
    paths: [path],
    cardinality: source.cardinalityOf(element),
    cases,
    ...(note && {noteHtml: inlineMarkdownToHtml(note)}),
  };
}

/** The rules that ask for an element without a condition. */
const plainRules = ({path}: TreeElement, {narrowed}: MandatorySource): string[] =>
  (narrowed.get(path)?.mandatory ?? []).filter((each) => each.if === undefined).flatMap((each) => each.rules);

/** The elements that each document has: those with a value that are in no optional element. */
export function alwaysElements(elements: readonly TreeElement[], source: MandatorySource): MandatoryRow[] {
  return elements
    .filter((element) => isMandatory(source.cardinalityOf(element)))
    .flatMap((element) => {
      const own = alwaysElements(element.children, source);
      const holdsElements = element.children.some(({name}) => !name.startsWith('@'));
      if (holdsElements && own.length > 0) return own;
      return [elementRow(element, [caseOf(plainRules(element, source), source)], source), ...own];
    });
}

/** The condition that there is an element, with a link to it. Its name can be broken where a word begins. */
const inEach = (element: TreeElement, {anchors, treeAddress}: MandatorySource): string =>
  `In each <a href="${treeAddress}#${anchors.get(element)?.own}"><code>${element.name.replace(/(?<=[a-z:])(?=[A-Z])/g, '<wbr>')}</code></a>`;

/** When an element is mandatory by a rule: always, in an optional element, or as documents/structure/narrowing says. */
function casesOf(element: TreeElement, source: MandatorySource, optional: TreeElement | undefined): MandatoryCase[] {
  const rules = isMandatory(source.cardinalityOf(element)) ? plainRules(element, source) : [];
  const named = source.narrowed.get(element.path)?.mandatory ?? [];
  return [
    ...(rules.length > 0 ? [caseOf(rules, source, optional && inEach(optional, source))] : []),
    ...named.flatMap(({if: when, rules: asking}) => (when ? [caseOf(asking, source, ifHtml(when))] : [])),
  ];
}

/** The elements that rules make mandatory. @param optional the nearest optional element around these @param parent the nearest one */
export function askedElements(
  elements: readonly TreeElement[],
  source: MandatorySource,
  optional?: TreeElement,
  parent?: TreeElement,
): MandatoryRow[] {
  return elements.flatMap((element) => {
    const cases = casesOf(element, source, optional);
    const around = isMandatory(source.cardinalityOf(element)) ? optional : element;
    const below = askedElements(element.children, source, around, element);
    return cases.length > 0 ? [elementRow(element, cases, source, parent), ...below] : below;
  });
}
