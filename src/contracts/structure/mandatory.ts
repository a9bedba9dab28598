import {inlineMarkdownToHtml} from '../markdown';
import {isEnTerm} from './anchors';
import {isMandatory} from './cardinality';
import {askedInWords} from './narrowing';
import {everyElement, type TreeElement} from './tree';
import type {Joined, Reference} from './view';

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
  readonly rules: readonly Reference[];
  /** When it is mandatory, and what else the format asks. */
  readonly noteHtml?: string;
}

type MandatorySource = Pick<Joined, 'tree' | 'anchors' | 'terms' | 'narrowed' | 'cardinalityOf' | 'ruleOf'>;

/** The rules of EN 16931 that ask for a term: `BR-02`. Others are about its content. */
const ASKS = /^BR-\d+$/;

/** Whether a term, and each group around it, occurs in every document of the format. */
function always(id: string, source: MandatorySource): boolean {
  const {terms, narrowed} = source;
  const term = terms.get(id);
  const asked = narrowed.get(id);
  const cardinality = asked?.cardinality && !asked.when ? asked.cardinality : term?.cardinality;
  if (!cardinality || !isMandatory(cardinality)) return false;
  return !term?.group || always(term.group, source);
}

/** Whether the format asks for a term under a condition. */
const sometimes = (id: string, {narrowed}: MandatorySource): boolean => narrowed.get(id)?.when !== undefined;

function termRow(id: string, elements: readonly TreeElement[], source: MandatorySource): MandatoryRow {
  const term = source.terms.get(id);
  const asked = source.narrowed.get(id);
  const rules = asked?.rules.length ? asked.rules : (elements[0]?.rules ?? []).filter((rule) => ASKS.test(rule));
  const note = asked && askedInWords(asked);
  return {
    key: id,
    number: id,
    href: `#${id}`,
    name: term?.name,
    paths: [...new Set(elements.map(({path}) => path))],
    cardinality: asked?.cardinality ?? term?.cardinality ?? '',
    rules: rules.map(source.ruleOf),
    ...(note && {noteHtml: inlineMarkdownToHtml(note)}),
  };
}

/** The mandatory business terms of an invoice format, and those mandatory under a condition, in the order of its documents. */
function termRows(source: MandatorySource): MandatoryRow[] {
  const carriers = new Map<string, TreeElement[]>();
  for (const element of everyElement(source.tree.elements)) {
    for (const id of element.terms.filter(isEnTerm)) carriers.set(id, [...(carriers.get(id) ?? []), element]);
  }
  return [...carriers].flatMap(([id, elements]) =>
    id.startsWith('BT') && (always(id, source) || sometimes(id, source)) ? [termRow(id, elements, source)] : [],
  );
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
        rules: rules.map(source.ruleOf),
      };
      return [row, ...own];
    });
}

/** What a format's documents must contain. @param byTerms for trees whose terms are those of EN 16931 */
export const mandatoryRows = (source: MandatorySource, byTerms: boolean): MandatoryRow[] =>
  byTerms ? termRows(source) : elementRows(source.tree.elements, source);
