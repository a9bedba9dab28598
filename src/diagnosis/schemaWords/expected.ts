import type {SourceElement} from '../source/model';
import {called, nameIn, writtenName, type SchemaPlace} from './names';

/** More names than these would not be read. */
const MOST = 5;

/** libxml2 names no more of the elements that it expects. */
const CUT = 10;

/** 'a', 'a or b', 'a, b, or c'; of many, the first. */
function listed(names: readonly string[]): string {
  const some = names.length > MOST ? [...names.slice(0, MOST - 1), 'other elements'] : names;
  if (some.length < 3) return some.join(' or ');
  return `${some.slice(0, -1).join(', ')}, or ${some.at(-1)}`;
}

/** The names in `{namespace}ID, {namespace}Name`. A namespace may contain commas. */
const namesIn = (list: string): string[] =>
  Array.from(list.matchAll(/\{[^}]*\}[^\s,()]+|[^\s,()]+/g), ([name]) => name.replace(/^##.*/, '##other'));

const expandedName = ({namespace, local}: SourceElement): string => `{${namespace}}${local}`;
const namespaceIn = (written: string): string => /^\{([^}]*)\}/.exec(written)?.[1] ?? '';
const localIn = (written: string): string => written.replace(/^\{[^}]*\}/, '');
const namespaceWords = (uri: string): string => (uri ? `the namespace ${uri}` : 'no namespace');

/** An element that is not expected, with its siblings, and what may be in its place. */
interface Unexpected {
  readonly place: SchemaPlace;
  readonly element: SourceElement;
  readonly name: string;
  /** ' in cac:Party'. */
  readonly around: string;
  readonly before: readonly SourceElement[];
  readonly after: readonly SourceElement[];
  /** `{namespace}ID`. */
  readonly wanted: readonly string[];
}

function otherNamespace({element, name, wanted}: Unexpected): string | undefined {
  const like = wanted.find((each) => localIn(each) === element.local);
  if (like === undefined || like === expandedName(element)) return undefined;
  return `The element ${name} is in ${namespaceWords(element.namespace)}, but must be in ${namespaceWords(namespaceIn(like))}.`;
}

function tooMany({element, name, around, before}: Unexpected): string | undefined {
  const same = before.filter((each) => expandedName(each) === expandedName(element));
  if (before.at(-1) !== same.at(-1) || same.length === 0) return undefined;
  const most = same.length === 1 ? 'once' : `${same.length} times`;
  return `The element ${name} occurs too many times${around}. It can occur only ${most}.`;
}

/** The element is behind one that must be after it. */
function tooLate({place: {order = []}, element, name, around, before}: Unexpected): string | undefined {
  const rank = order.indexOf(element.name);
  const next = rank < 0 ? undefined : before.find((each) => order.indexOf(each.name) > rank);
  return next && `The element ${name} is in the wrong place${around}. It must be before ${writtenName(next)}.`;
}

/** The element is before one that must come first. Of an element that isn't known, the next one needn't be in a wrong place. */
function tooEarly({place: {order}, element, name, around, after, wanted}: Unexpected): string | undefined {
  if (order && !order.includes(element.name)) return undefined;
  const first = after.find((each) => wanted.includes(expandedName(each)));
  return first && `The elements${around} are in the wrong order. ${writtenName(first)} must be before ${name}.`;
}

/** Behind the last of the elements that may be here, the schema allows the element, so that one can't be left out. */
function lacking({place: {order = []}, element, name, around, wanted}: Unexpected): string | undefined {
  const last = wanted.at(-1);
  if (last === undefined || wanted.length >= CUT) return undefined;
  const rank = order.findIndex((each) => each.replace(/^.*:/, '') === localIn(last));
  if (rank < 0 || order.indexOf(element.name) <= rank) return undefined;
  return `The element ${nameIn(last, element)} is missing${around}. It must be before ${name}.`;
}

function notAllowed({element, name, around, before, wanted}: Unexpected): string {
  const previous = before.at(-1);
  const names = listed(wanted.map((each) => nameIn(each, element)));
  if (names === '') return `The element ${name} isn't allowed at this position${around}.`;
  const where = previous ? `After ${writtenName(previous)}` : 'At the start';
  return `The element ${name} isn't allowed at this position${around}. ${where}, the schema allows ${names}.`;
}

/** An element that the schema doesn't expect. @param list the names that it expects, `{namespace}ID, …`; nothing where it expects none */
export function unexpectedInWords(written: string, list: string | undefined, place: SchemaPlace): string {
  const {element} = place;
  const wanted = namesIn(list ?? '');
  const name = called(written, place);
  const around = element?.parent ? ` in ${writtenName(element.parent)}` : '';
  if (!element?.parent) return `The element ${name} isn't allowed at this position.`;
  const {children} = element.parent;
  const at = children.indexOf(element);
  const unexpected = {
    place,
    element,
    name,
    around,
    before: children.slice(0, at),
    after: children.slice(at + 1),
    wanted,
  };
  const known = otherNamespace(unexpected) ?? tooMany(unexpected) ?? tooLate(unexpected);
  return known ?? tooEarly(unexpected) ?? lacking(unexpected) ?? notAllowed(unexpected);
}

/** An element that lacks others. @param list the names of those that may come next; the last one is the one that can't be left out */
export function missingInWords(written: string, list: string, place: SchemaPlace): string {
  const names = namesIn(list).map((each) => nameIn(each, place.element));
  const name = called(written, place);
  if (names.length === 1) return `The element ${name} must contain the element ${names[0]}.`;
  return `The element ${name} isn't complete. It must contain ${listed(names)}.`;
}
