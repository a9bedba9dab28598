import type {Group, Value} from '../../conversion/model';
import type {ComparedDocument, ComparedTerms, Comparison, ComparisonRow} from './model';
import {pairsOf} from './pairs';
import {canonical, fingerprint, shownValue} from './values';

/** The terms that identify a group among others of its kind: an invoice line its number, a VAT breakdown its category and rate. */
const IDENTIFIERS: Readonly<Record<string, readonly string[]>> = {'BG-25': ['BT-126'], 'BG-23': ['BT-118', 'BT-119']};

/** Where a row is. */
type Place = Pick<ComparisonRow, 'group' | 'groupLabel' | 'line'>;

/** Both sides of a group; one of them can be absent. */
type Sides = readonly [Group | undefined, Group | undefined];

/** Compares groups by the terms that are known. */
function comparer(terms: ComparedTerms): (sides: Sides, place: Place) => ComparisonRow[] {
  const byId = new Map(terms.map((term, index) => [term.id, {...term, index}]));
  const typeOf = (id: string): string | undefined => byId.get(id)?.type;
  const nameOf = (id: string): string => byId.get(id)?.name ?? id;
  const indexOf = (id: string): number => byId.get(id)?.index ?? 0;

  /** The ids that either side has and that are known, in the order of the terms. */
  const idsIn = (sides: Sides, kind: 'values' | 'groups'): string[] =>
    [...new Set(sides.flatMap((side) => (side ? [...side[kind].keys()] : [])))]
      .filter((id) => byId.has(id))
      .sort((a, b) => indexOf(a) - indexOf(b));

  function identifierOf(group: Group | undefined, show: typeof canonical): string | undefined {
    const ids = IDENTIFIERS[group?.id ?? ''] ?? [];
    const parts = ids.flatMap((id) => {
      const value = group?.values.get(id)?.[0];
      return value ? [show(value, typeOf(id))] : [];
    });
    return parts.length > 0 ? parts.join(' ') : undefined;
  }

  function valueRows([left, right]: Sides, term: string, place: Place): ComparisonRow[] {
    const type = typeOf(term);
    const key = (value: Value): string => canonical(value, type);
    const pairs = pairsOf(left?.values.get(term) ?? [], right?.values.get(term) ?? [], [key]);
    return pairs.map(([a, b]) => ({
      ...place,
      term,
      label: nameOf(term),
      ...(a && {left: shownValue(a, type)}),
      ...(b && {right: shownValue(b, type)}),
      same: a !== undefined && b !== undefined && key(a) === key(b),
    }));
  }

  function groupRows([left, right]: Sides, id: string, place: Place): ComparisonRow[] {
    const isMany = byId.get(id)?.cardinality.endsWith('n');
    const pairs = pairsOf(left?.groups.get(id) ?? [], right?.groups.get(id) ?? [], [
      (group) => identifierOf(group, canonical),
      (group) => fingerprint(group, typeOf),
    ]);
    return pairs.flatMap(([a, b], index) => {
      const which = identifierOf(a, shownValue) ?? identifierOf(b, shownValue) ?? String(index + 1);
      const line = [place.line ?? [], isMany ? which : []].flat().join(', ');
      return rowsOf([a, b], {group: id, groupLabel: nameOf(id), ...(line && {line})});
    });
  }

  function rowsOf(sides: Sides, place: Place): ComparisonRow[] {
    return [
      ...idsIn(sides, 'values').flatMap((term) => valueRows(sides, term, place)),
      ...idsIn(sides, 'groups').flatMap((id) => groupRows(sides, id, place)),
    ];
  }

  return rowsOf;
}

/**
 * Two documents by their business terms, whatever their syntaxes. Dates and codes are as the reader of src/conversion gives them; `10.0` equals `10.00`.
 * Groups that repeat are paired by their identifiers, then by what they say, and then by their order.
 * @param terms of `ConversionSource`
 */
export function compare(left: ComparedDocument, right: ComparedDocument, terms: ComparedTerms): Comparison {
  const other = [left, right].find((document) => !document.terms);
  if (other) {
    const reason = `${other.title} is not an invoice or credit note that follows EN 16931. You can compare only these documents by business term.`;
    return {reason};
  }
  const rows = comparer(terms)([left.terms, right.terms], {group: '', groupLabel: 'Document'});
  return {rows, differences: rows.filter(({same}) => !same).length};
}
