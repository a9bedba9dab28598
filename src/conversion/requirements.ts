import {groupBy} from '../contracts/groupBy';
import type {ConversionSource} from '../contracts/structure/syntaxConversion';
import {detachedGroup, isEmpty, prefixed, type Group, type Value} from './model';

/** What a target asks of the terms of a document. */
export interface Requirements {
  readonly isRepeated: (id: string) => boolean;
  readonly isAbsent: (id: string) => boolean;
  /** Joins the groups of which the target allows one, where their terms can be joined. */
  join(document: Group): void;
  /** What a document, whose other terms are filled, lacks or has too much of, in words; nothing for one that can be converted. */
  problemOf(document: Group, filled: ReadonlySet<string>): string | undefined;
  /** The values that must be in the target and aren't, in words. */
  lossOf(document: Group, isWritten: (value: Value) => boolean): string | undefined;
}

/** What the message with this id asks. */
export function requirementsOf({terms, narrowed, mapping}: ConversionSource, message: string): Requirements {
  const names = new Map(terms.map(({id, name}) => [id, `${name} (${id})`]));
  const standard = new Map(terms.map(({id, cardinality}) => [id, cardinality]));
  const cardinalityOf = (id: string): string => narrowed[message]?.[id] ?? standard.get(id) ?? '';
  const isAbsent = (id: string): boolean => cardinalityOf(id) === '0..0';
  const listed = (ids: Iterable<string>): string => Array.from(new Set(ids), (id) => names.get(id) ?? id).join(', ');

  const hasAny = ({values, groups}: Group, id: string): boolean =>
    values.has(id) || (groups.get(id) ?? []).some((group) => !isEmpty(group));

  const required = groupBy(
    terms.filter(({id}) => cardinalityOf(id).startsWith('1')),
    ({group = ''}) => group,
  );

  function lackedBy(group: Group): string[] {
    const own = required.get(group.id) ?? [];
    const below = [...group.groups.values()].flat().filter((each) => !isEmpty(each));
    return [...own.flatMap(({id}) => (hasAny(group, id) ? [] : id)), ...below.flatMap(lackedBy)];
  }

  /** Whether the standard allows several, and the target one. */
  const isNarrowed = (id: string): boolean => cardinalityOf(id) === '0..1' && (standard.get(id) ?? '').endsWith('n');

  function join(document: Group): void {
    for (const [id, groups] of document.groups) {
      const [term, joint] = Object.entries(mapping.joined).find(([each]) => groups[0]?.values.has(each)) ?? [];
      if (groups.length < 2 || !isNarrowed(id) || !term) continue;
      const codeOf = ({values}: Group): Value | undefined => values.get(mapping.prefixes[term] ?? '')?.[0];
      const texts = groups.map((group) => prefixed(group.values.get(term)?.[0]?.text ?? '', codeOf(group)));
      const only = detachedGroup(id, document);
      only.values.set(term, [{text: texts.join(joint), attributes: {}}]);
      document.groups.set(id, [only]);
    }
  }

  function problemOf(document: Group, filled: ReadonlySet<string>): string | undefined {
    const lacked = lackedBy(document).filter((id) => !filled.has(id));
    if (lacked.length > 0) return `The document lacks what the target format requires: ${listed(lacked)}.`;
    const many = [...document.groups].filter(([id, groups]) => groups.length > 1 && isNarrowed(id)).map(([id]) => id);
    return many.length > 0
      ? `The target format allows only one value, and the document has several: ${listed(many)}.`
      : undefined;
  }

  const lostIn = ({values, groups}: Group, isWritten: (value: Value) => boolean): string[] => [
    ...[...values].flatMap(([id, all]) => (!names.has(id) || isAbsent(id) || all.every(isWritten) ? [] : id)),
    ...[...groups.values()].flat().flatMap((group) => lostIn(group, isWritten)),
  ];

  return {
    isRepeated: (id) => cardinalityOf(id).endsWith('n'),
    isAbsent,
    join,
    problemOf,
    lossOf(document, isWritten) {
      const lost = lostIn(document, isWritten);
      return lost.length > 0
        ? `The target format has no element for a value of the document: ${listed(lost)}.`
        : undefined;
    },
  };
}
