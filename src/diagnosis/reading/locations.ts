import type {SourceElement} from '../source/model';

/**
 * The locations of an element and of all below it, such as `/Invoice[1]/ID[1]`, in one walk.
 * @param root the root of a document: `locationOf` gives the same for one element, and looks at all elements around it
 */
export function locationsOf(root: SourceElement): ReadonlyMap<object, string> {
  const locations = new Map<object, string>();
  function visit(element: SourceElement, location: string): void {
    locations.set(element, location);
    const counts = new Map<string, number>();
    for (const child of element.children) {
      const name = `${child.namespace} ${child.local}`;
      const number = (counts.get(name) ?? 0) + 1;
      counts.set(name, number);
      visit(child, `${location}/${child.local}[${number}]`);
    }
  }
  visit(root, `/${root.local}[1]`);
  return locations;
}
