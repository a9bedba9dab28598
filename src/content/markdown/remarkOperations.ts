import type {InlineCode, PhrasingContent, Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {collectReads, type Read} from '../../sources/files';
import {operation} from '../../sources/rest';
import {addToRecord} from './record';

/** The heads of a table that leads from what a reader wants to do to the operation for it. */
const HEADS = ['Task', 'Operation'];

const HEAD = 'Method and path';

const cellOf = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

/** Code that can wrap before its slashes alone. */
const pathNode = (value: string): InlineCode => ({
  type: 'inlineCode',
  value,
  data: {
    hChildren: value
      .split(/(?<=\S)(?=\/)/)
      .flatMap((step, index) => [
        ...(index > 0 ? [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}] : []),
        {type: 'text' as const, value: step},
      ]),
  },
});

/** Method and path of each operation that a cell links to, one below the other. */
function pathsOf(cell: TableCell): PhrasingContent[] {
  const links = cell.children.filter(({type}) => type === 'link');
  const operations = links.flatMap((link) => ('url' in link ? (operation(link.url.split('#')[1] ?? '') ?? []) : []));
  return operations.flatMap(({method, path}, index) => [
    ...(index > 0 ? [{type: 'break'} as const] : []),
    pathNode(`${method} ${path}`),
  ]);
}

function addPaths(table: Table): void {
  const [head, ...rows] = table.children;
  if (head?.children.map((cell) => toString(cell)).join() !== HEADS.join()) return;
  const cells = rows.map(({children}) => cellOf(children[1] ? pathsOf(children[1]) : []));
  table.align?.push(null);
  head.children.push(cellOf([{type: 'text', value: HEAD}]));
  rows.forEach((row, index) => row.children.push(cells[index] ?? cellOf([])));
  table.data = {...table.data, hProperties: {...table.data?.hProperties, plain: true}};
}

/** Remark plugin: a table of tasks with the operation for each gets a column with method and path of the operations, as the contract has them. */
export const remarkOperations: Plugin<[], Root> = () => (tree) => {
  const reads = new Set<Read>();
  collectReads(reads, () => visit(tree, 'table', addPaths));
  addToRecord(tree, {reads: [...reads], faults: []});
};
