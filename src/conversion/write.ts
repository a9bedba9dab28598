import type {SyntaxMapping} from '../contracts/structure/syntaxConversion';
import {sumOf} from './decimals';
import {prefixed, resolved, type Group, type Value} from './model';
import type {Place} from './places';
import {absentGroup, groupsAt} from './routes';
import type {Written} from './xml';

interface Found {
  readonly home: Group;
  readonly value: Value;
}

/** What a target restricts: whether its documents may have a term more than once, or at all. */
export interface Restrictions {
  readonly isRepeated: (term: string) => boolean;
  readonly isAbsent: (term: string) => boolean;
}

/** The elements of a document, and the values that are in them. */
export interface WrittenTerms {
  readonly elements: readonly Written[];
  readonly isWritten: (value: Value) => boolean;
  /** Terms that are in the elements although the document has no value of them. */
  readonly filled: ReadonlySet<string>;
}

const everyPlace = (places: readonly Place[]): Place[] =>
  places.flatMap((place) => [place, ...everyPlace([...place.attributes, ...place.children])]);

const isTold = ({isFiller}: Written): boolean => !isFiller;

/** Whether a place has room for a value: for its attributes, and it has those that it must. */
function fits({attributes, pattern}: Place, {text, attributes: own}: Value, element?: string): boolean {
  const known = attributes.filter(({term, fixed}) => term === undefined && fixed === undefined);
  const names = Object.keys(own).filter((name) => name !== element);
  return (
    known.every(({isMandatory, local}) => !isMandatory || local in own) &&
    names.every((name) => known.some(({local}) => local === name)) &&
    (pattern?.test(text) ?? true)
  );
}

/** Writes business terms as elements, in the order of the places. */
export function writeTerms(
  document: Group,
  places: readonly Place[],
  mapping: SyntaxMapping,
  {isRepeated, isAbsent}: Restrictions,
): WrittenTerms {
  const written = new Map<Value, Place>();
  const filled = new Set<string>();
  const placed = everyPlace(places);
  const isPlaced = new Set(placed.map(({term}) => term));
  /** The attributes that elements of their own contain, by term. */
  const elementFor = new Map(placed.flatMap(({term, attribute}) => (attribute ? [[term, attribute] as const] : [])));

  const foundAt = (group: Group, {route, term = ''}: Pick<Place, 'route' | 'term'>): readonly Found[] =>
    groupsAt(group, route).flatMap((home) => (home.values.get(term) ?? []).map((value) => ({home, value})));

  /** The text of a value in a place: with the code before it that has no element of its own, as a date or code of the syntax. */
  function textIn(place: Place, {home, value}: Found): string {
    written.set(value, place);
    const prefix = mapping.prefixes[place.term ?? ''];
    const code = prefix === undefined ? undefined : home.values.get(prefix)?.[0];
    if (prefix !== undefined && code && (!isPlaced.has(prefix) || isAbsent(prefix))) {
      written.set(code, place);
      return prefixed(value.text, code);
    }
    const isShort = place.isDate && place.attributes.some(({local}) => local === 'format');
    return isShort ? value.text.replaceAll('-', '') : (place.codes[value.text] ?? value.text);
  }

  function attributesOf(place: Place, group: Group, value?: Value): [string, string][] {
    return place.attributes.flatMap((attribute) => {
      const {local, fixed, term} = attribute;
      const [found] = term ? foundAt(group, attribute) : [];
      const text =
        fixed === undefined ? (found ? textIn(attribute, found) : value?.attributes[local]) : resolved(fixed, group);
      return text ? [[local, text] as [string, string]] : [];
    });
  }

  function fillerOf(place: Place, group: Group): Written[] {
    const {name, term, fixed, fallback, isMandatory} = place;
    const summands = typeof fallback === 'object' ? fallback.flatMap((each) => foundAt(group, each)) : [];
    const preset = typeof fallback === 'object' ? sumOf(summands.map(({value}) => value.text)) : fallback;
    const content = fixed === undefined ? isMandatory && preset : resolved(fixed, group);
    if (content && term) filled.add(term);
    return content ? [{name, content, attributes: attributesOf(place, group), isFiller: true}] : [];
  }

  function valuesOf(place: Place, group: Group, turn?: number): Written[] {
    const {name, term, attribute, isIgnored, route} = place;
    if (isIgnored || (term && isAbsent(term))) return [];
    if (!term) return fillerOf(place, group);
    const all = foundAt(group, place);
    if (attribute) {
      const content = all[0]?.value.attributes[attribute];
      return content ? [{name, content, attributes: []}] : [];
    }
    const isFree = (value: Value): boolean => !written.has(value) || (route.up === 0 && written.get(value) === place);
    const free = (turn === undefined ? all : all.slice(turn, turn + 1)).filter(
      ({value}) => isFree(value) && fits(place, value, elementFor.get(term)),
    );
    const [first] = free;
    if (!first) return fillerOf(place, group);
    const isMany = place.isRepeated || isRepeated(term);
    const used = isMany ? free : free.filter(({value}) => value.text === first.value.text);
    const texts = used.map((each) => textIn(place, each)).slice(0, isMany ? used.length : 1);
    return texts.map((content, index) => ({
      name,
      content,
      attributes: attributesOf(place, group, free[index]?.value),
    }));
  }

  /** How often an element around a term occurs: once for each value. */
  function turnsOf({isRepeated: isMany, group: id, children}: Place, group: Group): readonly (number | undefined)[] {
    if (!isMany || id !== undefined) return [undefined];
    const most = Math.max(...children.map((child) => (child.term ? foundAt(group, child).length : 0)));
    return Array.from({length: most}, (_, index) => index);
  }

  function occurrences({group: id, route, children}: Place, group: Group): readonly Group[] {
    if (id === undefined) return [group];
    const there = groupsAt(group, route).flatMap(({groups}) => groups.get(id) ?? []);
    const needsValue = children.some(({isMandatory, term, fallback}) => isMandatory && term && !fallback);
    return there.length > 0 || needsValue ? there : [absentGroup(group, route, id)];
  }

  function elementsOf(place: Place, group: Group, turn?: number): Written[] {
    const {name, children, isMandatory, kind} = place;
    if (children.length === 0) return valuesOf(place, group, turn);
    return occurrences(place, group).flatMap((inner) =>
      turnsOf(place, inner).flatMap((own) => {
        const content = children.flatMap((child) => elementsOf(child, inner, own ?? turn));
        if (content.some(isTold)) return {name, content, attributes: []};
        const isFree = !children.some((child) => child.isMandatory);
        const isFixed = content.length > 0 && content.length === children.length;
        return isMandatory && !kind && (isFree || isFixed) ? {name, content, attributes: [], isFiller: true} : [];
      }),
    );
  }

  const elements = places.flatMap((place) => elementsOf(place, document));
  return {elements, isWritten: (value) => written.has(value), filled};
}
