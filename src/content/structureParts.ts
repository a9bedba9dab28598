import {anchorsOf, isEnTerm, type Anchors} from '../contracts/structure/anchors';
import {annotationsOf, valueAt, type Annotation} from '../contracts/structure/annotations';
import {cardinalitiesOf} from '../contracts/structure/cardinality';
import {creditNotePaths} from '../contracts/structure/creditNote';
import {rootElement} from '../contracts/xml/element';
import {ruleLabel} from '../contracts/formats/words';
import {listNamed, listTitle} from '../contracts/structure/lists';
import type {Narrowing} from '../contracts/structure/narrowing';
import type {Syntax} from '../contracts/structure/terms';
import {everyElement, type Tree, type TreeElement} from '../contracts/structure/tree';
import type {Joined, NarrowingFormat, Reference} from '../contracts/structure/view';
import type {PlacedMessage} from '../contracts/formats/registry';
import {CODE_LISTS, listEntries, publishedList} from './codeLists';
import {formatRegistry, messageNamed} from './formats';
import {PartFault} from './part';
import {
  businessTerms,
  elementDescriptions,
  exampleText,
  explainedRules,
  hasTree,
  isKnownRule,
  narrowingNamed,
  showsPart,
  treeNamed,
  typicalExample,
} from './structure';

/** The message whose rules the published tree of a syntax carries. */
const PUBLISHED: Readonly<Partial<Record<Syntax, string>>> = {
  'ubl-invoice': 'ubl-bisv3',
  'ubl-creditnote': 'ubl-bisv3',
};

const SYNTAX: Readonly<Record<string, Syntax>> = {
  'ubl-invoice': 'ubl-invoice',
  'ubl-creditnote': 'ubl-creditnote',
  'cii-invoice': 'cii',
};

/** A message's tree with what tells its elements apart. */
export interface PlacedTree {
  readonly placed: PlacedMessage;
  readonly tree: Tree;
  readonly syntax?: Syntax;
  readonly anchors: ReadonlyMap<TreeElement, Anchors>;
  readonly narrowed: Narrowing['terms'];
  readonly cardinalities: ReadonlyMap<TreeElement, string>;
}

/** The first message of a page has plain anchors; those of a further one begin with its root element. */
function prefixOf({format, message}: PlacedMessage, tree: Tree): string {
  return format.messages[0] === message ? 'el' : `el-${tree.root}`;
}

/**
 * The tree of a message.
 * @param folder id of the message
 * @param root element, where the message has several and the first isn't meant
 * @throws PartFault for a message or tree that does not exist
 */
export function placedTree(folder: string, root?: string): PlacedTree {
  const placed = messageNamed(folder);
  const {documents} = placed.message;
  const document = root ? documents.find((each) => each.root === root) : documents[0];
  if (!document || !hasTree(document.structure)) {
    throw new PartFault(
      `${folder} has no element tree${root ? ` of ${root}` : ''}`,
      'documents/structure/trees has a file for each',
    );
  }
  const tree = treeNamed(document.structure);
  const syntax = SYNTAX[tree.name];
  const narrowed = narrowingNamed(folder);
  const published = syntax && PUBLISHED[syntax] ? narrowingNamed(PUBLISHED[syntax]) : new Map<string, never>();
  return {
    placed,
    tree,
    syntax,
    narrowed,
    anchors: anchorsOf(tree, prefixOf(placed, tree)),
    cardinalities: cardinalitiesOf(tree, businessTerms(), narrowed, published),
  };
}

/** A code list by the name that a tree gives it. */
export function listReference(wanted: string, tree: Tree): Reference {
  const known = listEntries().map(({name, title}) => ({name, title, source: publishedList(name).source}));
  const name = listNamed(wanted, tree.source, known) ?? listEntries().find((entry) => entry.name === wanted)?.name;
  const list = known.find((each) => each.name === name);
  return list ? {text: list.title, href: `${CODE_LISTS}#${list.name}`} : {text: listTitle(wanted)};
}

/** The formats that ask more of a term than EN 16931, those in the same syntax, with links to their pages. */
function formatsOf(term: string, {placed, syntax}: PlacedTree): NarrowingFormat[] {
  if (!syntax) return [];
  return formatRegistry().formats.flatMap((format) => {
    const [message] = format.messages;
    const asked = message && narrowingNamed(message.id).get(term);
    const own = format === placed.format || format.syntax.name !== placed.format.syntax.name;
    if (!asked || own) return [];
    const href = showsPart(format.page, 'Structure', message.id) ? `${format.page}#${term}` : undefined;
    return [{text: format.title, ...(href && {href}), ...(asked.cardinality && {cardinality: asked.cardinality})}];
  });
}

/** A rule with the place that explains it: the page itself, or the page of another format. */
export function ruleReference(rule: string, {format}: PlacedMessage): Reference {
  const text = ruleLabel(rule);
  const anchorIn = ({page, messages}: PlacedMessage['format']): string | undefined =>
    messages
      .filter(({id}) => showsPart(page, 'Rejections', id))
      .map(({id}) => explainedRules(id).get(rule))
      .find(Boolean);
  const own = anchorIn(format);
  if (own) return {text, href: `#${own}`};
  const other = formatRegistry().formats.find(anchorIn);
  return {text, ...(other && {href: `${other.page}#${anchorIn(other)}`})};
}

/** The descriptions of descriptions.yaml are for the ends of paths; the longest that fits counts. */
function described(path: string): string | undefined {
  const steps = path.split('/');
  const ends = steps.map((_, index) => steps.slice(index).join('/'));
  const found = ends.find((end) => elementDescriptions().has(end));
  return found && elementDescriptions().get(found);
}

/** The elements of an example that carry business terms. */
export function annotationsIn(xml: string, {tree, syntax}: PlacedTree): Annotation[] {
  return syntax ? annotationsOf(rootElement(xml), tree, businessTerms(), syntax) : [];
}

/** The trees in which a term without a published path is looked for. */
const TREES: Readonly<Record<Syntax, string>> = {
  'ubl-invoice': 'ubl-invoice',
  'ubl-creditnote': 'ubl-creditnote',
  cii: 'cii-invoice',
};

/** Where a term is in another syntax: its published paths, or else the elements of the tree that carry it. */
function pathsIn(syntax: Syntax, term: string): readonly string[] {
  const published = businessTerms().get(term)?.paths[syntax] ?? [];
  const name = TREES[syntax];
  if (published.length > 0 || !hasTree(name)) return published;
  const {root, elements} = treeNamed(name);
  return everyElement(elements).flatMap(({terms, path}) => (terms.includes(term) ? [`/${root}/${path}`] : []));
}

/** Everything that the elements of a tree are joined with. */
export function joined(from: PlacedTree): Joined {
  const {placed, tree, syntax, anchors, narrowed, cardinalities} = from;
  const file = typicalExample(placed.message.id);
  const xml = file && exampleText(file);
  const root = xml ? rootElement(xml) : undefined;
  const isLinked = file !== undefined && showsPart(placed.format.page, 'AnnotatedExample', file);
  const shown = new Set(xml && isLinked ? annotationsIn(xml, from).flatMap(({terms}) => terms) : []);
  const credit =
    tree.name === 'ubl-invoice' && placed.message.documents.some(({structure}) => structure === 'ubl-creditnote')
      ? creditNotePaths(tree, treeNamed('ubl-creditnote'), businessTerms())
      : undefined;
  return {
    tree,
    syntax,
    anchors,
    narrowed,
    terms: businessTerms(),
    pathsOf: pathsIn,
    cardinalityOf: (element) => cardinalities.get(element) ?? element.cardinality,
    describe: ({path, terms, description}) =>
      terms.some(isEnTerm) ? undefined : (description ?? described(`${tree.root}/${path}`)),
    isKnownRule,
    formatsOf: (term) => formatsOf(term, from),
    listsOf: ({lists}) => lists.map((list) => listReference(list, tree)),
    ruleOf: (rule) => ruleReference(rule, placed),
    exampleOf: ({path, terms, fixed}) => {
      const value = root && fixed === undefined ? valueAt(root, path) : undefined;
      const term = terms.find((id) => isEnTerm(id) && shown.has(id));
      return value || term ? {...(value && {value}), ...(term && {href: `#example-${term}`})} : undefined;
    },
    creditNoteOf: (element) => credit?.get(element),
  };
}
