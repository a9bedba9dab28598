import {localName, type XmlElement} from '../xml/element';
import {elementsOf, isCheck, levelOf, type Level, type Placed, type ReadBeside} from '../formats/schematron';

export interface RuleList {
  readonly rule: string;
  readonly level: Level;
  /** What the rule applies to, an XPath. */
  readonly context: string;
  /** Where the codes are kept, if not in the rule: `$clISO4217` is a variable, `codedb 7` a list of the file of Factur-X. */
  readonly name?: string;
  /** The last element that the test names before the list, or else that the context names: `cbc:InvoiceTypeCode`. */
  readonly element?: string;
  readonly codes: readonly string[];
}

type Found = Pick<RuleList, 'name' | 'codes'> & {readonly at: number};

/** `contains(' 380 381 ', …)`, and `tokenize('380 381', '\s')`. */
const TEXT = /\b(?:contains|tokenize)\(\s*'([^']*)'\s*,/g;
/** `= ('380', '381')`. */
const SEQUENCE = /(?:^|=)\s*\(\s*('[^']*'(?:\s*,\s*'[^']*')+)\s*\)/g;
/** `. = '380' or . = 381`. */
const EQUAL = /=\s*(?:'([^']+)'|(\d+)\b)/g;
const CODEDB = /document\('([^']+)'\)\/codedb\/cl\[@id=(\d+)\]/;

const textsIn = (xpath: string): Found[] =>
  Array.from(xpath.matchAll(TEXT), ({1: text = '', index}) => ({codes: text.trim().split(/\s+/), at: index}));

const sequencesIn = (xpath: string): Found[] =>
  Array.from(xpath.matchAll(SEQUENCE), ({1: list = '', index}) => ({
    codes: Array.from(list.matchAll(/'([^']*)'/g), ([, code = '']) => code),
    at: index,
  }));

/** The list that an XPath writes as comparisons, one for each code. */
function comparedIn(xpath: string): Found[] {
  const codes = Array.from(xpath.matchAll(EQUAL), ([, text, number]) => text ?? number ?? '');
  return codes.length > 1 ? [{codes, at: xpath.length}] : [];
}

type Variables = ReadonlyMap<string, readonly string[]>;

const variablesIn = (xpath: string, variables: Variables): Found[] =>
  Array.from(xpath.matchAll(/\$([\w-]+)/g)).flatMap(({1: name = '', index}) => {
    const codes = variables.get(name);
    return codes ? [{name: `$${name}`, codes, at: index}] : [];
  });

/** The list that an XPath takes from a file beside the rule set, as Factur-X does. */
function databaseIn(xpath: string, file: string, read: ReadBeside): Found[] {
  const [, href, id] = CODEDB.exec(xpath) ?? [];
  if (!href || !id) return [];
  const {children} = read(file, href).root;
  const codes = children
    .filter(({attributes}) => attributes.id === id)
    .flatMap((list) => list.children.map(({attributes}) => attributes.value ?? ''));
  return [{name: `codedb ${id}`, codes, at: xpath.length}];
}

/** The lists of a test. What it compares besides, such as a profile, is no list where it has another. */
function listsIn(xpath: string, file: string, variables: Variables, read: ReadBeside): Found[] {
  const ways = [
    [...textsIn(xpath), ...variablesIn(xpath, variables), ...databaseIn(xpath, file, read)],
    sequencesIn(xpath),
    comparedIn(xpath),
  ];
  return ways.find((found) => found.length > 0) ?? [];
}

const variablesOf = (all: readonly Placed[]): Variables =>
  new Map(
    all.flatMap(({element}) => {
      const {name = '', value = ''} = element.attributes;
      const isList = localName(element.name) === 'let' && /^\s*(?:tokenize)?\(/.test(value);
      const [list] = isList ? [...textsIn(value), ...sequencesIn(value)] : [];
      return list ? [[name, list.codes] as const] : [];
    }),
  );

const lastElement = (xpath: string): string | undefined => xpath.match(/\b(?:cbc|ram):\w+/g)?.at(-1);

/**
 * Every list of codes in the rules of a rule set: written in the test of the rule, or in a variable or file that the test reads.
 * @param file path of the rule set, a Schematron file
 * @param root of that file
 */
export function ruleListsOf(file: string, root: XmlElement, read: ReadBeside): RuleList[] {
  const all = elementsOf(file, root, read);
  const variables = variablesOf(all);
  return all.flatMap(({file: own, element}) => {
    const {attributes, parent} = element;
    const {id: rule, test = ''} = attributes;
    if (!rule || !isCheck(element)) return [];
    const context = parent?.attributes.context ?? '';
    return listsIn(test, own, variables, read).map(({at, ...list}) => ({
      ...{rule, level: levelOf(attributes), context, ...list},
      element: lastElement(test.slice(0, at)) ?? lastElement(context),
    }));
  });
}
