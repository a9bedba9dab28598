import type {Pointed, SourceElement} from './model';

/** A step of a location: `TaxTotal[1]`. */
const STEP = /^([^[\]]+)\[(\d+)\]$/;

const childAt = ({children}: Pick<SourceElement, 'children'>, step: string): SourceElement | undefined => {
  const [, name, position] = STEP.exec(step) ?? [];
  const seen = new Map<string, number>();
  return children.find(({local, namespace}) => {
    if (local !== name) return false;
    const number = (seen.get(namespace) ?? 0) + 1;
    seen.set(namespace, number);
    return String(number) === position;
  });
};

/** The element, and the attribute, at a location of a finding, such as `/Invoice[1]/TaxTotal[1]/@currencyID`; nothing where there is none. */
export function pointed(root: SourceElement, location: string): Pointed | undefined {
  const [path = '', attribute] = location.split('/@');
  const steps = path.split('/').slice(1);
  if (steps.length === 0) return undefined;
  let at: SourceElement | undefined = childAt({children: [root]}, steps[0] ?? '');
  for (const step of steps.slice(1)) at = at && childAt(at, step);
  if (!at) return undefined;
  const written = attribute && at.written.find(({name}) => name.split(':').at(-1) === attribute.split(':').at(-1));
  return {element: at, ...(written && {attribute: written})};
}

/** The location of an element as findings have it. */
export function locationOf(element: SourceElement): string {
  const {parent, local, namespace} = element;
  const same = parent?.children.filter((each) => each.local === local && each.namespace === namespace) ?? [element];
  return `${parent ? locationOf(parent) : ''}/${local}[${same.indexOf(element) + 1}]`;
}
