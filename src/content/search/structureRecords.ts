import {isEnTerm} from '../../contracts/structure/anchors';
import {everyElement} from '../../contracts/structure/tree';
import {pathText} from '../../contracts/structure/conditions';
import type {Term} from '../../contracts/structure/terms';
import {messagesOf} from '../../contracts/formats/registry';
import {formatRegistry} from '../formats';
import {businessTerms, explainedRules, isKnownRule, showsPart} from '../structure';
import {placedTree, type PlacedTree} from '../structureParts';
import type {SearchRecord} from './record';

const GROUP = 'Document structure';

/** The last steps of a path, which tell more than an element's name alone: `cac:OrderReference/cbc:ID`. */
const lastSteps = (path: string): string => path.split('/').slice(-2).join('/');

const pathsOf = (term: Term): string[] =>
  [term.paths['ubl-invoice'][0], term.paths.cii[0]].flatMap((path) => (path ? [lastSteps(pathText(path).path)] : []));

/** Each business term once, on the first page that has it in its tree, with the paths of both syntaxes. */
function termRecords(trees: readonly PlacedTree[]): SearchRecord[] {
  const found = new Set<string>();
  return trees.flatMap(({placed, tree, anchors, syntax}) => {
    if (!syntax) return [];
    const ids = everyElement(tree.elements).flatMap((element) => {
      const {own = '', more = []} = anchors.get(element) ?? {};
      return [own, ...more].filter(isEnTerm);
    });
    return ids.flatMap((id) => {
      const term = businessTerms().get(id);
      if (!term || found.has(id)) return [];
      found.add(id);
      const keywords = [id, ...pathsOf(term).flatMap((path) => path.split('/'))];
      return [
        {
          page: placed.format.page,
          anchor: id,
          title: `${id} ${term.name}`,
          text: pathsOf(term).join(', '),
          keywords,
          group: GROUP,
        },
      ];
    });
  });
}

/** The elements of messages without terms of EN 16931 that hold a value and whose names no record has yet. */
function elementRecords(trees: readonly PlacedTree[], known: Set<string>): SearchRecord[] {
  return trees.flatMap(({placed, tree, anchors, syntax}) =>
    syntax
      ? []
      : everyElement(tree.elements).flatMap((element) => {
          const {name, label, path} = element;
          if (name.startsWith('@') || known.has(name)) return [];
          known.add(name);
          const {page} = placed.format;
          const anchor = anchors.get(element)?.own ?? '';
          return [
            {
              page,
              anchor,
              title: name,
              text: [label, lastSteps(path)].filter(Boolean).join(', '),
              keywords: [name.split(':').at(-1) ?? name],
              group: GROUP,
            },
          ];
        }),
  );
}

/** The rules that no page explains, by the first element of a tree that names them; those that one explains are headings there. */
function ruleRecords(trees: readonly PlacedTree[]): SearchRecord[] {
  const explained = messagesOf(formatRegistry()).flatMap(({format, message}) =>
    showsPart(format.page, 'Rejections', message.id) ? [...explainedRules(message.id).keys()] : [],
  );
  const known = new Set(explained);
  const places = new Map<string, {page: string; rules: string[]; title: string; text: string; anchor: string}>();
  for (const {placed, tree, anchors} of trees) {
    for (const element of everyElement(tree.elements)) {
      const fresh = element.rules.filter((rule) => !known.has(rule) && isKnownRule(rule));
      const anchor = anchors.get(element)?.own;
      if (fresh.length === 0 || !anchor) continue;
      for (const rule of fresh) known.add(rule);
      const place = `${placed.format.page}#${anchor}`;
      const title = element.label ?? element.name;
      places.set(place, {
        page: placed.format.page,
        anchor,
        title,
        text: element.path,
        rules: [...(places.get(place)?.rules ?? []), ...fresh],
      });
    }
  }
  return [...places.values()].map(({rules, ...place}) => ({...place, keywords: rules, group: GROUP}));
}

/** One record of a place, with the words of all. */
function joinedByPlace(records: readonly SearchRecord[]): SearchRecord[] {
  const places = new Map<string, SearchRecord>();
  for (const record of records) {
    const place = `${record.page}#${record.anchor}`;
    const before = places.get(place);
    places.set(
      place,
      before ? {...before, keywords: [...(before.keywords ?? []), ...(record.keywords ?? [])]} : record,
    );
  }
  return [...places.values()];
}

/** The records of the element trees: business terms with their elements in UBL and CII, elements of other messages, and rules. */
export function structureRecords(): SearchRecord[] {
  const trees = messagesOf(formatRegistry()).flatMap(({format, message}) => {
    // The schema of DICO isn't public: its elements are found in the text of their pages.
    if (format.syntax.name === 'DICO') return [];
    return showsPart(format.page, 'Structure', message.id) ? [placedTree(message.id)] : [];
  });
  const terms = termRecords(trees);
  const known = new Set(terms.flatMap(({keywords = []}) => keywords));
  return joinedByPlace([...terms, ...elementRecords(trees, known), ...ruleRecords(trees)]);
}
