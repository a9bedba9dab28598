import {everyElement, type Tree, type TreeElement} from './tree';

/** The ids of an element: its own, and those of further business terms that it carries. */
export interface Anchors {
  readonly own: string;
  readonly more: readonly string[];
}

/** Whether a number is one of EN 16931. */
export const isEnTerm = (id: string): boolean => /^B[TG]-\d+(?:-\d+)?$/.test(id);

const slug = (path: string): string => path.replace(/\w+:/g, '').replaceAll('@', '').replaceAll('/', '-');

/**
 * The ids of a tree's elements: the first element that carries a business term of EN 16931 has the term's number, and every other
 * element has one made from its path.
 * @param prefix of the latter
 */
export function anchorsOf({elements}: Tree, prefix = 'el'): ReadonlyMap<TreeElement, Anchors> {
  const used = new Set<string>();
  const claim = (id: string): boolean => !used.has(id) && Boolean(used.add(id));
  return new Map(
    everyElement(elements).map((element) => {
      const [own, ...more] = element.terms.filter((term) => isEnTerm(term) && claim(term));
      if (own) return [element, {own, more}];
      const base = `${prefix}-${slug(element.path)}`;
      let id = base;
      for (let number = 2; !claim(id); number += 1) id = `${base}-${number}`;
      return [element, {own: id, more: []}];
    }),
  );
}
