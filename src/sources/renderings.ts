import {termPlace} from '../addresses/places';
import {groupedValues} from '../contracts/rendering/groups';
import {valuesIn, type Explained} from '../contracts/rendering/values';
import {renderingOf, type Rendering} from '../contracts/rendering/view';
import {annotationsOf} from '../contracts/structure/annotations';
import {listNamed} from '../contracts/structure/lists';
import {everyElement, type Tree, type TreeElement} from '../contracts/structure/tree';
import {descendantsOf, rootElement} from '../contracts/xml/element';
import {listEntries} from './codeListEntries';
import {publishedList, publishedPartySchemes} from './codeLists';
import {placedTree} from './elementTrees';
import {memoized} from './files';
import {businessTerms} from './structure';

/** The groups of an invoice as it is printed: the parties, the lines, the totals, the payment, and what else there is. */
const PRINTED = 'BG-4 BG-7 BG-10 BG-11 BG-13 BG-25 BG-20 BG-21 BG-23 BG-22 BG-16 BG-3 BG-24 BG-1 BG-2'.split(' ');

const places = memoized(() => new Map([...businessTerms().keys(), ...PRINTED].map((id, index) => [id, index])));

const knownLists = memoized(() => listEntries().map(({name}) => ({name, source: publishedList(name).source})));

const codeNames = memoized((list: string) => new Map(publishedList(list).codes.map(({id, name}) => [id, name])));

const schemeNames = memoized(() => new Map(publishedPartySchemes().schemes.map((each) => [each.code, each.schemeId])));

/** The lists of elements for which their trees name none. */
const LISTS: readonly (readonly [RegExp, string])[] = [
  [/Country$/, 'country'],
  [/Currency$|@currency$/, 'currency'],
  [/TaxCategory\/cbc:ID$/, 'vat-category'],
];

/** The name of a code, by the lists of its element or, for a code with a business term, of the term. */
function nameOf({path, lists, terms, type}: TreeElement, code: string, {source}: Tree): string | undefined {
  if (lists.includes('ICD') || lists.includes('eas')) return schemeNames().get(code);
  const own = lists.flatMap((list) => listNamed(list, source, knownLists()) ?? []);
  const ofTerms = type === 'Code' ? terms.flatMap((term) => businessTerms().get(term)?.lists ?? []) : [];
  const others = LISTS.flatMap(([end, list]) => (end.test(path) ? [list] : []));
  return [...own, ...ofTerms, ...others].map((list) => codeNames(list).get(code)).find(Boolean);
}

/** An example of a message as a reader sees it. @throws AuthorFault for a message without an element tree */
export function exampleRendering(message: string, xml: string): Rendering {
  const root = rootElement(xml);
  const {tree, syntax} = placedTree(message, root.name.replace(/^\w+:/, ''));
  const terms = businessTerms();
  // Several elements of a tree can have one path: the first counts.
  const elements = everyElement(tree.elements).map((element) => [element.path, element] as const);
  const explained: Explained = {
    root,
    tree: new Map(elements.reverse()),
    nameOf: (element, code) => nameOf(element, code, tree),
    currency: descendantsOf(root).find(({name}) => /(?:Document|Invoice)CurrencyCode$/.test(name))?.text,
    ...(syntax && {standard: {annotations: annotationsOf(root, tree, terms, syntax), terms}}),
  };
  const order = places();
  return renderingOf(groupedValues(valuesIn(explained)), {
    href: termPlace,
    order: (id) => order.get(id) ?? order.size,
  });
}
