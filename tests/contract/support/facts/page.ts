import fs from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {demandsOf, ignoredIn, type PageDemand} from './pageDemands';
import {builtDocument, rowsOf, rulesIn, textsOf, type Part} from './pageParts';

/** A row of a 'Structure' section, with what it opens to. */
export interface PageElement {
  readonly anchor: string;
  /** Absolute: `/Invoice/cbc:ID/@schemeID`. */
  readonly path: string;
  /** Where the credit note has it, if elsewhere. */
  readonly creditNote?: string;
  readonly cardinality: string;
  /** Numbers of business terms and groups. */
  readonly terms: readonly string[];
  readonly value?: string;
  readonly rules: readonly string[];
  readonly lists: readonly string[];
}

/** A row of 'Codes'. */
export interface PageList {
  readonly list: string;
  /** Its file name in /misc/codelists, where the site publishes it. */
  readonly file?: string;
  /** The elements as the page writes them, with the terms behind each. */
  readonly elements: readonly {readonly text: string; readonly terms: readonly string[]}[];
}

/** A pair of the panel at the head. */
export interface PageIdentifier {
  readonly name: string;
  readonly value: string;
}

/** What a page says of one message. A page says some of it on another page, and then it isn't here. */
export interface PageMessage {
  readonly page: string;
  readonly message: string;
  readonly structure?: readonly PageElement[];
  /** With the rows of the page that it refers to, read as the page says. */
  readonly mandatory?: readonly PageDemand[];
  /** Rules of that page that it says don't apply. */
  readonly ignored?: readonly string[];
  readonly codes?: readonly PageList[];
}

const TERM = /B[TG]-\d+(?:-\d+)?/g;

/** The values under a name in a list of names and values. */
const valuesUnder = ($: CheerioAPI, list: Part, name: string): Part =>
  list
    .children('dt')
    .filter((_, dt) => $(dt).text() === name)
    .next('dd');

/** Names of lists in a cell: links, or plain text between commas. */
const namesIn = ($: CheerioAPI, cell: Part): string[] => textsOf($, cell.children('a, span'));

function elementOf($: CheerioAPI, row: Part): PageElement {
  const summary = row.children('summary');
  const facts = row.children('div').children('dl');
  const value = valuesUnder($, facts, 'Value').text();
  const creditNote = valuesUnder($, facts, 'Credit note').children('button').attr('data-copy');
  return {
    anchor: row.attr('id') ?? '',
    path: valuesUnder($, facts, 'Path').children('button').attr('data-copy') ?? '',
    cardinality: summary.children('b').text(),
    terms: summary.find('em').text().match(TERM) ?? [],
    ...(value && {value}),
    ...(creditNote && {creditNote}),
    rules: rulesIn($, valuesUnder($, facts, 'Rules')),
    lists: namesIn($, valuesUnder($, facts, 'Codes')),
  };
}

/** The text right after a link: ` (BT-98, BT-140)`. */
const textAfter = ({nextSibling}: AnyNode): string => (nextSibling && 'data' in nextSibling ? nextSibling.data : '');

/** The name of the list that a page is about: `/misc/codeList/unit.html`. */
const listOfPage = (address = ''): string | undefined => /^\/misc\/codeList\/([^/]+)\.html$/.exec(address)?.[1];

function listOf($: CheerioAPI, row: Part): PageList {
  const elements = row
    .find('td > a')
    .toArray()
    .map((link) => {
      const after = textAfter(link);
      return {text: $(link).text(), terms: after.match(TERM) ?? []};
    });
  const file = listOfPage(row.find('th a').attr('href'));
  return {list: row.children('th').text().trim(), ...(file && {file}), elements};
}

/** The messages that a page's source names in a component, in the order of the page. */
function foldersOf(source: string, component: string): string[] {
  return Array.from(source.matchAll(new RegExp(`<${component} folder="([^"]+)"`, 'g')), ([, folder = '']) => folder);
}

const sourceOf = (page: string): string =>
  fs.readFileSync(`${path.join('.', page).replace(/\.html$/, '')}.mdx`, 'utf8');

/** Each part that a component drew, by the message that it is about. */
function partsBy($: CheerioAPI, page: string, component: string): Map<string, Part> {
  const parts = $(`[data-part^="${component}-"]`).toArray();
  const folders = foldersOf(sourceOf(page), component);
  if (parts.length !== folders.length) throw new Error(`${page} has ${parts.length} of ${folders.length} ${component}`);
  return new Map(folders.map((folder, index) => [folder, $(parts.slice(index, index + 1))]));
}

/** What the built guide to a format, and the page below it with the structure, say of each of its messages. @param page address of the guide */
export function messagesOf(page: string): PageMessage[] {
  const $ = builtDocument(page);
  const below = page.replace(/\.html$/, '/structure.html');
  const $below = builtDocument(below);
  const structures = partsBy($below, below, 'Structure');
  const demands = partsBy($, page, 'MandatoryTerms');
  const codes = partsBy($, page, 'UsedCodes');
  return [...new Set([...structures.keys(), ...demands.keys(), ...codes.keys()])].map((message) => ({
    page,
    message,
    structure: structures
      .get(message)
      ?.find('details')
      .toArray()
      .map((row) => elementOf($below, $below(row))),
    mandatory: demands.has(message) ? demandsOf($, demands.get(message) ?? $()) : undefined,
    ignored: ignoredIn($, demands.get(message) ?? $()),
    codes: rowsOf($, codes.get(message))?.map((row) => listOf($, row)),
  }));
}

/** The identifiers at the head of a page, by the name of the message, in the order of the page. */
export function identifiersOf(page: string): PageIdentifier[][] {
  const $ = builtDocument(page);
  return $('[data-part^="Identifiers-"] section')
    .toArray()
    .map((section) =>
      $(section)
        .find('dd')
        .toArray()
        .map((dd) => ({
          name: $(dd).prevAll('dt').text(),
          value: $(dd).find('button').attr('data-copy') ?? $(dd).text(),
        })),
    );
}

/** The line in the head of a page that names the rule sets with their versions; empty without one. */
export function ruleLineOf(page: string): string {
  const $ = builtDocument(page);
  const lines = textsOf($, $('[data-part^="Identifiers-"] details > summary'));
  return lines.find((line) => line.startsWith('Rules')) ?? '';
}

/** A list that /misc/codeList.html leads to. */
interface PublishedList {
  readonly rows: ReadonlySet<string>;
  /** Codes that its introduction adds. */
  readonly added: ReadonlySet<string>;
}

let published: Map<string, PublishedList> | undefined;

/** A list on its page below /misc/codeList.html; an empty one for a name that is no list. */
export function publishedList(name: string): PublishedList {
  published ??= readLists();
  return published.get(name) ?? {rows: new Set(), added: new Set()};
}

function readLists(): Map<string, PublishedList> {
  const overview = builtDocument('/misc/codeList.html');
  return new Map(
    overview('tr[id] > th a')
      .toArray()
      .map(({attribs: {href = ''}}) => {
        const $ = builtDocument(href);
        const codes = (selector: string): Set<string> =>
          new Set(textsOf($, $('[data-part^="CodeList-"]').find(selector)));
        return [listOfPage(href) ?? '', {rows: codes('tbody tr[id] > th code'), added: codes('p code')}];
      }),
  );
}
