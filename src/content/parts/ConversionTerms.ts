import {termPlace} from '../../addresses/places';
import {targetsOf} from '../../contracts/formats/registry';
import {groupBy} from '../../contracts/groupBy';
import {isEnTerm} from '../../contracts/structure/anchors';
import {conversionChanges, withoutLinks, type FormatTerm} from '../../contracts/structure/conversion';
import {mandatoryRows} from '../../contracts/structure/mandatory';
import {everyElement} from '../../contracts/structure/tree';
import {AuthorFault, findIn} from '../../sources/authorFault';
import {conversionSource} from '../../sources/conversion';
import {joined, placedTree} from '../../sources/elementTrees';
import {memoized} from '../../sources/files';
import {formatRegistry} from '../../sources/formats';
import {businessTerms} from '../../sources/structure';
import {partOf, textAttribute} from '../part';

/** The business terms that a format's documents can have; none of a format whose elements aren't those of EN 16931. In CII, each group of notes (BG-1) has one note. */
const termsOf = memoized((format: string): FormatTerm[] => {
  const placed = placedTree(format);
  if (!placed.syntax) return [];
  const rows = mandatoryRows(joined(placed, placed.placed.format.page));
  const cases = new Map(rows.map((row) => [row.key, row.cases.map(({whenHtml = ''}) => whenHtml)]));
  const ids = new Set(everyElement(placed.tree.elements).flatMap(({terms}) => terms.filter(isEnTerm)));
  const cardinalityOf = (id: string): string =>
    placed.narrowed.get(id)?.cardinality ?? businessTerms().get(id)?.cardinality ?? '';
  return [...ids].map((id) => ({
    id,
    cardinality: cardinalityOf(id === 'BT-22' && ids.has('BG-1') ? 'BG-1' : id),
    mandatory: cases.get(id) ?? [],
  }));
});

/** What a conversion to a format means for the business terms of each format that the bus converts to it. */
export default partOf<typeof import('../../components/ConversionTerms')>()({
  attributes: {target: textAttribute},
  props: ({target}, {section}) => {
    const registry = formatRegistry();
    const remedy = 'documents/formats.yaml has all formats';
    findIn(registry.formats, ({id}) => id === target, `no format '${target}'`, remedy);
    const sources = registry.formats.filter(
      ({id}) => targetsOf(registry, id).some(({format}) => format.id === target) && termsOf(id).length > 0,
    );
    const changes = sources.flatMap(({id, title}) =>
      conversionChanges(termsOf(id), termsOf(target)).map((change) => ({...change, from: title})),
    );
    if (changes.length === 0) throw new AuthorFault(`the bus converts no format with business terms to '${target}'`);
    const order = [...businessTerms().keys()];
    const prefixed = new Map(Object.entries(conversionSource().mapping.prefixes).map(([term, code]) => [code, term]));
    const merged = groupBy(changes, ({from: _, ...change}) => JSON.stringify(change));
    const rows = [...merged.values()].flatMap((same) =>
      same.slice(0, 1).map(({id, kind, whenHtml}) => ({
        id,
        kind,
        href: termPlace(id),
        name: businessTerms().get(id)?.name ?? '',
        whenHtml: whenHtml && withoutLinks(whenHtml),
        before: prefixed.get(id),
        from: same.length === sources.length ? [] : same.map(({from}) => from),
      })),
    );
    rows.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    return {label: section ?? target, rows};
  },
});
