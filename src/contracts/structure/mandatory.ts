import {inlineMarkdownToHtml} from '../markdown';
import {isEnTerm} from './anchors';
import {isMandatory} from './cardinality';
import type {Narrowed} from './narrowing';
import {everyElement, type TreeElement} from './tree';
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
  /** Number of the term, or none. */
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

type MandatorySource = Pick<Joined, 'tree' | 'anchors' | 'terms' | 'narrowed' | 'cardinalityOf' | 'ruleOf' | 'isRule'>;

type Condition = Narrowed['mandatory'][number];

const cardinalityOf = (id: string, {terms, narrowed}: MandatorySource): string =>
  narrowed.get(id)?.cardinality ?? terms.get(id)?.cardinality ?? '';

/** The nearest group around a term that not every document has. */
function optionalGroup(id: string, source: MandatorySource): string | undefined {
  const group = source.terms.get(id)?.group;
  if (!group) return undefined;
  return isMandatory(cardinalityOf(group, source)) ? optionalGroup(group, source) : group;
}

const allRules = (conditions: readonly Condition[]): string[] => [...new Set(conditions.flatMap(({rules}) => rules))];

/** The condition that there is a group, with a link to it. */
function inGroup(group: string, {terms}: MandatorySource): string {
  const name = terms.get(group)?.name ?? '';
  return `In each <a href="#${group}">${group}</a> (${name.charAt(0).toLowerCase()}${name.slice(1)})`;
}

/** When a term is mandatory: always, wherever its group is, or under the conditions that rules name. */
function casesOf(id: string, carried: ReadonlySet<string>, source: MandatorySource): MandatoryCase[] {
  const conditions = source.narrowed.get(id)?.mandatory ?? [];
  const group = optionalGroup(id, source);
  const isAsked = isMandatory(cardinalityOf(id, source));
  const caseOf = (rules: readonly string[], whenHtml?: string): MandatoryCase => ({
    rules: rules.map(source.ruleOf),
    ...(whenHtml && {whenHtml}),
  });
  if (isAsked && !group) return [caseOf(allRules(conditions))];
  const plain = conditions.filter((each) => each.if === undefined);
  const own = isAsked && group && carried.has(group) ? [caseOf(allRules(plain), inGroup(group, source))] : [];
  const named = conditions.flatMap(({if: when, rules}) =>
    when ? [caseOf(rules, `If ${inlineMarkdownToHtml(when)}`)] : [],
  );
  return [...own, ...named];
}

/** The mandatory business terms of an invoice format: those of every document first, in the order of its documents. */
function termRows(source: MandatorySource): MandatoryRow[] {
  const carriers = new Map<string, TreeElement[]>();
  for (const element of everyElement(source.tree.elements)) {
    for (const id of element.terms.filter(isEnTerm)) carriers.set(id, [...(carriers.get(id) ?? []), element]);
  }
  const carried = new Set(carriers.keys());
  const rows = [...carriers].flatMap(([id, elements]) => {
    const cases = casesOf(id, carried, source);
    if (cases.length === 0) return [];
    const note = source.narrowed.get(id)?.note;
    return {
      key: id,
      number: id,
      href: `#${id}`,
      name: source.terms.get(id)?.name,
      paths: [...new Set(elements.map(({path}) => path))],
      cardinality: cardinalityOf(id, source),
      cases,
      ...(note && {noteHtml: inlineMarkdownToHtml(note)}),
    };
  });
  const isAlways = ({cases}: MandatoryRow): boolean => cases.some(({whenHtml}) => !whenHtml);
  return [...rows.filter(isAlways), ...rows.filter((row) => !isAlways(row))];
}

/** The mandatory elements of another message: those with a value that are in no optional element. */
function elementRows(elements: readonly TreeElement[], source: MandatorySource): MandatoryRow[] {
  return elements
    .filter((element) => isMandatory(source.cardinalityOf(element)))
    .flatMap((element) => {
      const own = elementRows(element.children, source);
      const {name, path, label, rules} = element;
      const holdsElements = element.children.some((child) => !child.name.startsWith('@'));
      if (holdsElements && own.length > 0) return own;
      const row: MandatoryRow = {
        key: path,
        href: `#${source.anchors.get(element)?.own}`,
        name: label ?? name,
        paths: [path],
        cardinality: source.cardinalityOf(element),
        cases: [{rules: rules.filter(source.isRule).map(source.ruleOf)}],
      };
      return [row, ...own];
    });
}

/** What a format's documents must contain. @param byTerms for trees whose terms are those of EN 16931 */
export const mandatoryRows = (source: MandatorySource, byTerms: boolean): MandatoryRow[] =>
  byTerms ? termRows(source) : elementRows(source.tree.elements, source);
