import {lastStep, parentOf, type Fact, type Subject} from '../subject';

function existence({elements, tree}: Subject): Fact[] {
  return elements.map(({path}) => ({
    element: path,
    about: 'path',
    found: path,
    ...(tree?.at(path) ? {} : {expected: 'a path of the schema'}),
  }));
}

/** The place of an element among those that the schema allows beside it; nothing where they have no order. */
function placeOf(path: string, {tree}: Subject): number | undefined {
  const siblings = tree?.below(parentOf(path)) ?? [];
  const index = siblings.findIndex(({name}) => name === lastStep(path));
  return siblings[index]?.ordered ? index : undefined;
}

function order(subject: Subject): Fact[] {
  const last = new Map<string, {path: string; place: number}>();
  return subject.elements.flatMap(({path}) => {
    const place = placeOf(path, subject);
    const before = last.get(parentOf(path));
    if (place === undefined) return [];
    last.set(parentOf(path), {path, place});
    if (!before) return [];
    const isRight = place > before.place;
    const found = `after ${lastStep(before.path)}`;
    return [{element: path, about: 'order', found, ...(isRight ? {} : {expected: `before ${lastStep(before.path)}`})}];
  });
}

/** Whether each element and attribute of a structure is in the schema, and in its order. */
export const pathFacts = (subject: Subject): Fact[] =>
  subject.tree && subject.said.structure ? [...existence(subject), ...order(subject)] : [];
