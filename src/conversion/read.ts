import {XmlElement} from 'libxml2-wasm';
import type {SyntaxMapping} from '../contracts/structure/syntaxConversion';
import {addGroup, detachedGroup, resolved, type Group, type Value} from './model';
import type {Place} from './places';
import {ancestor, homesOf, type Terms} from './routes';

const DATE = /^(\d{4})-?(\d{2})-?(\d{2}).*$/s;
const PREFIX = /^#([A-Z]{3})#(.*)$/s;

function elementsIn(element: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  for (let node = element.firstChild; node; node = node.next) if (node instanceof XmlElement) found.push(node);
  return found;
}

/** The text at the end of some steps below an element. */
function textAt(element: XmlElement | undefined, [step, ...rest]: readonly string[]): string {
  if (step === undefined) return element?.content.trim() ?? '';
  if (step.startsWith('@')) return element?.attr(step.slice(1))?.value ?? '';
  return textAt(element && elementsIn(element).find(({name}) => name === step), rest);
}

/** The place of an element: of several kinds, the one that its value tells, or else the last. */
function placeOf(element: XmlElement, places: readonly Place[], group: Group): Place | undefined {
  const kinds = places.filter(({local}) => local === element.name);
  const isOf = ({kind}: Place): boolean =>
    kind?.values.map((value) => resolved(value, group)).includes(textAt(element, kind.steps)) ?? false;
  return kinds.find(isOf) ?? kinds.at(-1);
}

function normalised(written: string, {isDate, codes}: Place): string {
  if (isDate) return written.trim().replace(DATE, '$1-$2-$3');
  return Object.keys(codes).find((code) => codes[code] === written.trim()) ?? written;
}

/** Reads a document into its business terms. */
export function readTerms(root: XmlElement, places: readonly Place[], mapping: SyntaxMapping, terms: Terms): Group {
  const document = detachedGroup('');
  /** What belongs to groups below a group, which are known when all of it is read. */
  const later = new Map<Group, (() => void)[]>();

  /** Of a term that occurs once, the first value is kept, or the one that has more attributes; or both are joined. */
  function put(home: Group, term: string, value: Value): void {
    const [, code, rest = ''] = (mapping.prefixes[term] && PREFIX.exec(value.text)) || [];
    if (code) put(home, mapping.prefixes[term] ?? '', {text: code, attributes: {}});
    const kept = code ? {...value, text: rest} : value;
    const known = home.values.get(term) ?? [];
    const joint = mapping.joined[term];
    const isMore = Object.keys(value.attributes).length > Object.keys(known[0]?.attributes ?? {}).length;
    if (known.length === 0 || (terms.isSingle(term) && isMore)) home.values.set(term, [kept]);
    else if (!terms.isSingle(term)) known.push(kept);
    else if (joint !== undefined) home.values.set(term, [{...kept, text: `${known[0]?.text}${joint}${kept.text}`}]);
  }

  /** Does something with the groups at the end of the route of a place. */
  function reach(group: Group, {route: {up, down}, term = ''}: Place, use: (homes: readonly Group[]) => void): void {
    const top = ancestor(group, up);
    if (down.length === 0) {
      use([top]);
      return;
    }
    const tasks = later.get(top) ?? [];
    tasks.push(() => use(homesOf(top, down, term, terms)));
    later.set(top, tasks);
  }

  function putAll(group: Group, place: Place, value: Value): void {
    const {term} = place;
    if (term) reach(group, place, (homes) => homes.forEach((home) => put(home, term, value)));
  }

  function readValue(element: XmlElement, place: Place, group: Group): void {
    const text = normalised(element.content, place);
    if (!text.trim() || place.fixed !== undefined || text === place.fallback) return;
    const attributes: Record<string, string> = {};
    if (place.attribute) {
      const named = {[place.attribute]: text};
      const add = ({values}: Group): unknown =>
        Object.assign(values.get(place.term ?? '')?.at(-1)?.attributes ?? {}, named);
      reach(group, place, (homes) => homes.forEach(add));
      return;
    }
    for (const attribute of place.attributes) {
      const written = element.attr(attribute.local)?.value;
      if (written === undefined || attribute.fixed !== undefined) continue;
      if (attribute.term) putAll(group, attribute, {text: written, attributes: {}});
      else attributes[attribute.local] = written;
    }
    putAll(group, place, {text, attributes});
  }

  function readGroup(element: XmlElement, inner: readonly Place[], group: Group): void {
    readAll(element, inner, group);
    for (const task of later.get(group) ?? []) task();
  }

  function readAll(element: XmlElement, inner: readonly Place[], group: Group): void {
    for (const child of elementsIn(element)) {
      const place = placeOf(child, inner, group);
      if (!place) continue;
      const {group: id, children} = place;
      if (children.length === 0) readValue(child, place, group);
      else if (id === undefined) readAll(child, children, group);
      else reach(group, place, ([home = group]) => readGroup(child, children, addGroup(home, id)));
    }
  }

  readGroup(root, places, document);
  return document;
}
