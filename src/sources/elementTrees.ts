import {codeListPage} from '../addresses/codeLists';
import {rejectionEntry, termPlace} from '../addresses/places';
import type {PlacedMessage} from '../contracts/formats/registry';
import {ruleLabel} from '../contracts/formats/words';
import {anchorsOf, isEnTerm} from '../contracts/structure/anchors';
import {annotationsOf, valueAt, type Annotation} from '../contracts/structure/annotations';
import {cardinalitiesOf} from '../contracts/structure/cardinality';
import {creditNotePaths} from '../contracts/structure/creditNote';
import {listNamed, listTitle} from '../contracts/structure/lists';
import type {Syntax} from '../contracts/structure/terms';
import type {Tree, TreeElement} from '../contracts/structure/tree';
import type {ListReference} from '../contracts/structure/usedCodes';
import type {Joined, Reference} from '../contracts/structure/view';
import {rootElement} from '../contracts/xml/element';
import {found} from './authorFault';
import {listEntries} from './codeListEntries';
import {publishedList} from './codeLists';
import {exampleText, explainedRules, typicalExample} from './examples';
import {memoized} from './files';
import {messageNamed} from './formats';
import {pageShowing} from './pages';
import {isRuleOf, rulePlace} from './ruleSets';
import {askedOf, businessTerms, elementDescription, messageTree, narrowingNamed, treeNamed} from './structure';

/** The published tree of each syntax, in which a term without a published path is looked for. */
export const TREES: Readonly<Record<Syntax, string>> = {
  'ubl-invoice': 'ubl-invoice',
  'ubl-creditnote': 'ubl-creditnote',
  cii: 'cii-invoice',
};

/** The message whose rules the published trees of UBL have. */
const UBL_RULES = 'ubl-bisv3';

/** The first message of a page has plain anchors; those of a further one begin with its root element. */
const prefixOf = ({format, message}: PlacedMessage, tree: Tree): string =>
  format.messages[0] === message ? 'el' : `el-${tree.root}`;

/** The tree of a message, or of the one of its documents with this root element. @throws AuthorFault for a message or tree that does not exist */
export const placedTree = memoized((folder: string, root?: string) => {
  const placed = messageNamed(folder);
  const {documents} = placed.message;
  const document = root ? documents.find((each) => each.root === root) : documents[0];
  const tree = found(
    document && messageTree(folder, document.structure),
    `${folder} has no element tree${root ? ` of ${root}` : ''}`,
    'documents/structure/trees has a file for each',
  );
  const syntax = (Object.keys(TREES) as Syntax[]).find((each) => TREES[each] === tree.name);
  const narrowed = askedOf(folder);
  const published = syntax?.startsWith('ubl-') ? narrowingNamed(UBL_RULES) : new Map<string, never>();
  return {
    placed,
    tree,
    syntax,
    narrowed,
    anchors: anchorsOf(tree, prefixOf(placed, tree)),
    cardinalities: cardinalitiesOf(tree, businessTerms(), narrowed, published),
  };
});

/** A message's tree with what tells its elements apart. */
export type PlacedTree = ReturnType<typeof placedTree>;

/** A code list by the name that a tree gives it. */
export function listReference(wanted: string, tree: Tree): ListReference {
  const known = listEntries().map(({name, title, terms}) => ({name, title, terms, source: publishedList(name).source}));
  const name = listNamed(wanted, tree.source, known) ?? wanted;
  const list = known.find((each) => each.name === name);
  return list
    ? {text: list.title, href: codeListPage(list.name), ...(list.terms.length > 0 && {terms: list.terms})}
    : {text: listTitle(wanted)};
}

/** A rule with its entry on the page of its rule set or, for a check of the bus, among the rejections of the message. */
export function ruleReference(rule: string, {format: {page}, message}: PlacedMessage): Reference {
  const own = explainedRules(message.id).get(rule);
  const href = rulePlace(rule, [{messages: [message]}]) ?? (own && rejectionEntry(page, own));
  return {text: ruleLabel(rule), ...(href && {href})};
}

const treePage = ({format, message}: PlacedMessage): string =>
  pageShowing(format.page, 'Structure', message.id) ?? format.page;

/** What comes before `#` in a link from a page to the elements of a message: nothing on the page that shows them. */
export function treeAddress(placed: PlacedMessage, from: string): string {
  const page = treePage(placed);
  return page === from ? '' : page;
}

/** The value of an element that identifies the format: its specification, or the process of its message. */
export function ownIdentifier(
  {name, terms}: Pick<TreeElement, 'name' | 'terms'>,
  {message}: PlacedMessage,
): string | undefined {
  if (terms.includes('BT-24') || name === 'cbc:CustomizationID') return message.customizationId;
  return terms.includes('BT-23') || name === 'cbc:ProfileID' ? message.profileId : undefined;
}

/** The elements of an example that carry business terms. */
export const annotationsIn = (xml: string, {tree, syntax}: PlacedTree): Annotation[] =>
  syntax ? annotationsOf(rootElement(xml), tree, businessTerms(), syntax) : [];

/** The values of a message's typical example, with links to the terms that its page annotates. */
function exampleOf(from: PlacedTree): Joined['exampleOf'] {
  const {format, message} = from.placed;
  const file = typicalExample(message.id);
  if (file === undefined) return () => undefined;
  const xml = exampleText(file);
  const root = rootElement(xml);
  const isLinked = pageShowing(format.page, 'AnnotatedExample', file) === treePage(from.placed);
  const shown = new Set(isLinked ? annotationsIn(xml, from).flatMap(({terms}) => terms) : []);
  return ({path, terms, fixed}) => {
    const value = fixed === undefined ? valueAt(root, path) : undefined;
    const term = terms.find((id) => isEnTerm(id) && shown.has(id));
    return value || term ? {...(value && {value}), ...(term && {href: `#example-${term}`})} : undefined;
  };
}

/** The paths of a credit note's elements, for an invoice whose message has credit notes too. */
function creditNoteOf({tree, placed}: PlacedTree): Joined['creditNoteOf'] {
  const name = TREES['ubl-creditnote'];
  const hasBoth =
    tree.name === TREES['ubl-invoice'] && placed.message.documents.some(({structure}) => structure === name);
  const creditNote = hasBoth ? treeNamed(name) : undefined;
  const paths = creditNote && creditNotePaths(tree, creditNote, businessTerms());
  return (element) => paths?.get(element);
}

/** Everything that the elements of a tree are joined with. @param page the page that shows it */
export function joined(from: PlacedTree, page: string): Joined {
  const {placed, tree, syntax, anchors, narrowed, cardinalities} = from;
  return {
    tree,
    treeAddress: treeAddress(placed, page),
    syntax,
    anchors,
    narrowed,
    terms: businessTerms(),
    placeOf: termPlace,
    cardinalityOf: (element) => cardinalities.get(element) ?? element.cardinality,
    describe: ({path, terms, description}) =>
      terms.some(isEnTerm) ? undefined : (description ?? elementDescription(`${tree.root}/${path}`)),
    isRule: (rule) => isRuleOf(placed.message.id, rule),
    valueOf: (element) => ownIdentifier(element, placed) ?? element.fixed,
    listsOf: ({lists}) => lists.map((list) => listReference(list, tree)),
    ruleOf: (rule) => ruleReference(rule, placed),
    exampleOf: exampleOf(from),
    creditNoteOf: creditNoteOf(from),
  };
}
