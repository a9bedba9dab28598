import {isEnTerm} from './anchors';
import type {Narrowing} from './narrowing';
import type {Term} from './terms';
import type {Tree, TreeElement} from './tree';

type Narrowed = Narrowing['terms'];

/** Whether there must be one at least. */
export const isMandatory = (cardinality: string): boolean => !cardinality.startsWith('0');

/** What a format asks of an element: of its path, or of the only term that it carries. */
function asked({path, terms}: TreeElement, narrowed: Narrowed): string | undefined {
  const [only, ...more] = terms.filter(isEnTerm);
  return narrowed.get(path)?.cardinality ?? (only && more.length === 0 ? narrowed.get(only)?.cardinality : undefined);
}

/** Whether a format always asks for one of the several terms of an element. */
const asksOne = ({terms}: TreeElement, narrowed: Narrowed): boolean =>
  terms.some((id) => isMandatory(narrowed.get(id)?.cardinality ?? '0'));

/**
 * How often each element of a format's documents occurs. The published trees are those of Peppol BIS: what only that format narrows
 * counts in EN 16931's way elsewhere. An element without a term of its own around a mandatory one is mandatory too.
 * @param narrowed by the format
 * @param published by the format that the tree was published for
 */
export function cardinalitiesOf(
  {elements}: Tree,
  terms: ReadonlyMap<string, Term>,
  narrowed: Narrowed,
  published: Narrowed,
): ReadonlyMap<TreeElement, string> {
  const found = new Map<TreeElement, string>();
  const visit = (element: TreeElement): boolean => {
    const below = element.children.map(visit).some(Boolean);
    const own = asked(element, narrowed);
    const [term = ''] = element.terms.filter(isEnTerm);
    const widened = !own && asked(element, published) ? terms.get(term)?.cardinality : undefined;
    let cardinality = own ?? widened ?? element.cardinality;
    const isAsked = (below && element.terms.length === 0) || (!own && asksOne(element, narrowed));
    if (isAsked && !isMandatory(cardinality)) cardinality = `1${cardinality.slice(1)}`;
    found.set(element, cardinality);
    return own !== undefined && isMandatory(own) ? true : below && element.terms.length === 0;
  };
  elements.forEach(visit);
  return found;
}
