import {groupBy} from '../groupBy';
import {isEnTerm} from './anchors';
import type {Term} from './terms';
import {everyElement, type Tree, type TreeElement} from './tree';
import type {Reference} from './view';

interface UsedElement extends Reference {
  readonly terms: readonly string[];
  /** How many elements have the attribute, where one row is shown for all of them. */
  readonly count?: number;
}

/** A code list with the business terms that have its codes; nothing for one of which the site doesn't know it. */
export interface ListReference extends Reference {
  readonly terms?: readonly string[];
}

export interface UsedList {
  readonly list: Reference;
  readonly elements: readonly UsedElement[];
}

/** An attribute with its element: `cbc:Amount/@currencyID`; of an element called `cbc:ID` the group too. */
function shortPath(path: string): string {
  const steps = path.split('/');
  const attribute = steps.at(-1)?.startsWith('@') ? 1 : 0;
  const generic = /:(?:ID|IdentificationCode|Name|TypeCode|CountryID)$/.test(steps.at(-1 - attribute) ?? '');
  return steps.slice(-1 - attribute - (generic ? 1 : 0)).join('/');
}

/** If more elements than this have the same attribute, such as a currency, one row is shown for all of them. */
const MANY = 4;

function gathered(elements: readonly UsedElement[]): UsedElement[] {
  const groups = groupBy(elements, ({text}) => /@\w+$/.exec(text)?.[0] ?? text);
  return [...groups].flatMap(([attribute, same]) =>
    same.length > MANY ? [{text: attribute, href: same[0]?.href, terms: [], count: same.length}] : same,
  );
}

/**
 * The code lists of a tree, in the order of their first elements.
 * @param listsOf the lists of an element, by the names of the tree
 * @param hrefOf the place of an element
 */
export function usedLists(
  {elements}: Tree,
  hrefOf: (element: TreeElement) => string,
  terms: ReadonlyMap<string, Term>,
  listsOf: (element: TreeElement) => readonly ListReference[],
): UsedList[] {
  const found = new Map<string, {list: Reference; elements: Map<string, UsedElement>}>();
  for (const element of everyElement(elements)) {
    for (const list of listsOf(element)) {
      const entry = found.get(list.text) ?? {list, elements: new Map<string, UsedElement>()};
      const text = shortPath(element.path);
      // An element can have terms of several lists: that of an allowance's reason, and that of a charge's.
      const ids = element.terms.filter((id) => isEnTerm(id) && terms.has(id) && (list.terms?.includes(id) ?? true));
      const before = entry.elements.get(text);
      entry.elements.set(text, {
        text,
        href: before?.href ?? hrefOf(element),
        terms: [...new Set([...(before?.terms ?? []), ...ids])],
      });
      found.set(list.text, entry);
    }
  }
  return [...found.values()].map((entry) => ({list: entry.list, elements: gathered([...entry.elements.values()])}));
}
