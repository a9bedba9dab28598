import {termsIn} from '../terms';
import type {Fact, Subject} from '../subject';

const isTerm = (id: string): boolean => /^BT-\d+$/.test(id);

/**
 * Whether each business term is at its published paths, and no other.
 * The page shows the structure of the first document of a message.
 */
export function termFacts({said, message, elements}: Subject): Fact[] {
  const known = message.customizationId?.startsWith('urn:cen.eu:en16931')
    ? termsIn(message.documents[0]?.root ?? '')
    : [];
  if (!said.structure || known.length === 0) return [];
  const shown = elements.flatMap(({path, terms}) => terms.filter(isTerm).map((id) => ({path, id})));
  const published = known.flatMap(({id, paths}) => paths.map((path) => ({path, id})));
  const stated = shown.map(({path, id}) => {
    const paths = known.find((term) => term.id === id)?.paths ?? [];
    const fact = {element: path, about: 'term', found: id};
    if (paths.length === 0) return {...fact, undecided: 'no path is published for the term'};
    return paths.includes(path) ? fact : {...fact, expected: `${id} at ${paths.join(', ')}`};
  });
  const missing = published
    .filter(({path, id}) => !shown.some((other) => other.path === path && other.id === id))
    .map(({path, id}) => ({element: path, about: 'term', found: 'none', expected: id}));
  return [...stated, ...missing];
}
