import fs from 'node:fs';
import path from 'node:path';
import {DOMParser} from '@xmldom/xmldom';
import {expect, test} from './support/test';
import {parse} from 'yaml';
import {treeRows, type TreeRow} from './support/treeRows';

const EXAMPLES = 'documents/examples';

interface Registry {
  readonly formats: readonly {
    readonly id: string;
    readonly page: string;
    readonly base?: {readonly format: string};
    readonly messages: readonly {readonly id: string}[];
  }[];
}

/** The paths of all elements and attributes of a document, from its root on; namespaces and the attributes of XML Schema aren't content. */
function pathsIn(element: Element, parent = ''): string[] {
  const own = `${parent}/${element.tagName}`;
  const attributes = Array.from(element.attributes, ({name}) => name).filter((name) => !/^xmlns\b|^xsi:/.test(name));
  const children = Array.from(element.childNodes).filter(
    (node): node is Element => node.nodeType === node.ELEMENT_NODE,
  );
  return [own, ...attributes.map((name) => `${own}/@${name}`), ...children.flatMap((child) => pathsIn(child, own))];
}

/** The path in the tree of an invoice that an element of a credit note has: that of the nearest element around it that has another name there. */
function inInvoice(written: string, renamed: readonly TreeRow[]): string {
  const around = renamed.filter(({creditNote}) => creditNote && `${written}/`.startsWith(`${creditNote}/`));
  const [nearest] = around.sort((a, b) => (b.creditNote?.length ?? 0) - (a.creditNote?.length ?? 0));
  const place = nearest ? nearest.path + written.slice(nearest.creditNote?.length) : written;
  return place.replace(/^\/CreditNote\//, '/Invoice/');
}

/** The tree that its publisher issues lacks them. */
const UNPUBLISHED = ['/OrderResponse/cac:OrderLine/cac:LineItem/cbc:MaximumBackorderQuantity/@unitCode'];

const {formats} = parse(fs.readFileSync('documents/formats.yaml', 'utf8')) as Registry;

const structureOf = (guide: string): string => guide.replace(/\.html$/, '/structure.html');

/** The rows of a format's structure, with the trees of the format that it starts from: those of the messages that both have. */
function rowsOf({page, base}: Registry['formats'][number]): TreeRow[] {
  const own = treeRows(structureOf(page));
  const roots = new Set(own.map((row) => row.path.split('/')[1]));
  const from = formats.find(({id}) => id === base?.format);
  const more = from ? treeRows(structureOf(from.page)).filter((row) => !roots.has(row.path.split('/')[1])) : [];
  return [...own, ...more];
}

for (const format of formats) {
  test(`${format.page} has every element of its examples in a tree`, () => {
    const rows = rowsOf(format);
    const shown = new Set([...rows.map((row) => row.path), ...UNPUBLISHED]);
    const missing = new Set<string>();
    for (const {id} of format.messages) {
      for (const file of fs.readdirSync(path.join(EXAMPLES, id)).filter((name) => name.endsWith('.xml'))) {
        const text = fs.readFileSync(path.join(EXAMPLES, id, file), 'utf8');
        const root = new DOMParser().parseFromString(text, 'text/xml').documentElement;
        for (const each of pathsIn(root).slice(1))
          if (!shown.has(inInvoice(each, rows))) missing.add(`${file} ${each}`);
      }
    }
    expect([...missing]).toEqual([]);
  });
}
