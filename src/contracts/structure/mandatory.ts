import {inlineMarkdownToHtml} from '../markdown';
import {isMandatory} from './cardinality';
import {
  alwaysElements,
  askedElements,
  caseOf,
  ifHtml,
  type MandatoryCase,
  type MandatoryRow,
  type MandatorySource,
} from './mandatoryElements';
import type {Narrowed} from './narrowing';
import {carriersIn} from './termRules';
import {everyElement} from './tree';

const cardinalityOf = (id: string, {terms, narrowed}: MandatorySource): string =>
  narrowed.get(id)?.cardinality ?? terms.get(id)?.cardinality ?? '';

/** The nearest group around a term that not every document has. */
function optionalGroup(id: string, source: MandatorySource): string | undefined {
  const group = source.terms.get(id)?.group;
  if (!group) return undefined;
  return isMandatory(cardinalityOf(group, source)) ? optionalGroup(group, source) : group;
}

const allRules = (conditions: Narrowed['mandatory']): string[] => conditions.flatMap(({rules}) => rules);

/** The condition that there is a group, with a link to it. */
function inGroup(group: string, {terms, treeAddress}: MandatorySource): string {
  const name = terms.get(group)?.name ?? '';
  return `In each <a href="${treeAddress}#${group}">${group}</a> (${name.charAt(0).toLowerCase()}${name.slice(1)})`;
}

/** When a term is mandatory: always, wherever its group is, or under the conditions that rules name. */
function casesOf(id: string, carried: ReadonlySet<string>, source: MandatorySource): MandatoryCase[] {
  const conditions = source.narrowed.get(id)?.mandatory ?? [];
  const group = optionalGroup(id, source);
  const isAsked = isMandatory(cardinalityOf(id, source));
  if (isAsked && !group) return [caseOf(allRules(conditions), source)];
  const plain = conditions.filter((each) => each.if === undefined);
  const own = isAsked && group && carried.has(group) ? [caseOf(allRules(plain), source, inGroup(group, source))] : [];
  return [...own, ...conditions.flatMap(({if: when, rules}) => (when ? [caseOf(rules, source, ifHtml(when))] : []))];
}

/** The mandatory business terms of an invoice format, in the order of its documents. */
function termRows(source: MandatorySource): MandatoryRow[] {
  const carriers = carriersIn(everyElement(source.tree.elements));
  const carried = new Set(carriers.keys());
  return [...carriers].flatMap(([id, elements]) => {
    const cases = casesOf(id, carried, source);
    if (cases.length === 0) return [];
    const note = source.narrowed.get(id)?.note;
    return {
      key: id,
      number: id,
      href: `${source.treeAddress}#${id}`,
      name: source.terms.get(id)?.name,
      paths: [...new Set(elements.map(({path}) => path))],
      cardinality: cardinalityOf(id, source),
      cases,
      ...(note && {noteHtml: inlineMarkdownToHtml(note)}),
    };
  });
}

/**
 * What a format's documents must contain, and what they must under a condition. In trees whose terms are those of EN 16931, other elements
 * have rows where documents/structure/narrowing names their path.
 */
export function mandatoryRows(source: MandatorySource): MandatoryRow[] {
  const {tree, syntax} = source;
  const asked = askedElements(tree.elements, source);
  const rows = syntax ? termRows(source) : alwaysElements(tree.elements, source);
  const known = new Set(rows.map(({key}) => key));
  return [...rows, ...asked.filter(({key}) => !known.has(key))];
}
