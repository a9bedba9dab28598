import {isEnTerm} from './anchors';
import {withoutConditions} from './conditions';
import type {Term} from './terms';
import {everyElement, type Tree, type TreeElement} from './tree';

/** Whether two elements are the same but for what only an invoice or a credit note is called. */
const like = (a: TreeElement, b: TreeElement): boolean =>
  a.terms.length > 0 ? a.terms.join() === b.terms.join() : a.name === b.name;

/** The paths in a credit note of those elements of an invoice that have another name or place there. Elements below a renamed one aren't repeated. */
export function creditNotePaths(
  invoice: Tree,
  creditNote: Tree,
  terms: ReadonlyMap<string, Term>,
): ReadonlyMap<TreeElement, string> {
  const found = new Map<TreeElement, string>();
  const everywhere = everyElement(creditNote.elements);
  const visit = (own: readonly TreeElement[], theirs: readonly TreeElement[]): void => {
    for (const element of own) {
      const same = theirs.find(({name}) => name === element.name);
      if (same) {
        visit(element.children, same.children);
        continue;
      }
      const [term = ''] = element.terms.filter(isEnTerm);
      const there =
        theirs.find((each) => like(element, each)) ?? everywhere.find((each) => term && each.terms.includes(term));
      const published = terms.get(term)?.paths['ubl-creditnote'][0];
      if (there) found.set(element, `/${creditNote.root}/${there.path}`);
      else if (published) found.set(element, withoutConditions(published));
      visit(element.children, there?.children ?? []);
    }
  };
  visit(invoice.elements, creditNote.elements);
  return found;
}
