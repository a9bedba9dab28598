import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {Read} from '../../sources/files';
import {programOf} from './nodes';

/** What the compiler of a page found, for the bundler, which alone can act on it. */
export interface PageRecord {
  /** What the page's parts have read. */
  readonly reads: readonly Read[];
  /** What is wrong with the page, each with file, line and remedy. */
  readonly faults: readonly string[];
}

const NAME = 'pageRecord';
const RECORD = new RegExp(`^export const ${NAME} = ("(?:[^"\\\\]|\\\\.)*");\\n?`, 'm');

/** A record as a node of the page: the compiled page has it in every cache, until the loader of static-content takes it out. */
function recordNode(record: PageRecord): MdxjsEsm {
  const id = {type: 'Identifier', name: NAME} as const;
  const init = {type: 'Literal', value: JSON.stringify(record)} as const;
  const estree = programOf({
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    declaration: {type: 'VariableDeclaration', kind: 'const', declarations: [{type: 'VariableDeclarator', id, init}]},
  });
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

const recordsIn = new WeakMap<Root, {readonly record: PageRecord; readonly node: MdxjsEsm}>();

/** Adds to the record of a page, which is one node at its end, also when several plugins write to it. */
export function addToRecord(tree: Root, {reads, faults}: PageRecord): void {
  const {record, node} = recordsIn.get(tree) ?? {record: {reads: [], faults: []}};
  const all = {reads: [...new Set([...record.reads, ...reads])], faults: [...record.faults, ...faults]};
  const next = recordNode(all);
  tree.children = [...tree.children.filter((child) => child !== node), next];
  recordsIn.set(tree, {record: all, node: next});
}

/** Takes the record out of a compiled page; a page without one has no reads and no faults. */
export function takeRecord(compiled: string): {readonly page: string; readonly record: PageRecord} {
  const written = RECORD.exec(compiled)?.[1];
  if (written === undefined) return {page: compiled, record: {reads: [], faults: []}};
  const record = JSON.parse(JSON.parse(written) as string) as PageRecord;
  return {page: compiled.replace(RECORD, ''), record};
}
