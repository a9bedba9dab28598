import {KINDS, ROLES, shortAnchor, type IndexedPages} from '../../search/files';
import {packCells} from '../../search/packed';
import {groupBy} from '../../contracts/groupBy';
import type {Entry} from './documents';

const KIND_OF_ADDRESS: readonly (readonly [start: RegExp, kind: string])[] = [
  [/^\/(?:endpoints\/|v1\.html|$)/, 'REST API'],
  [/^\/platform\//, 'SOAP'],
  [/^\/vpd\//, 'Party data'],
  [/^\/documents\//, 'Documents'],
];

/** What a record names as its group, or what its address tells. */
function kindOf({page, group}: Entry): string {
  const [, kind = 'Guides'] = KIND_OF_ADDRESS.find(([start]) => start.test(page)) ?? [];
  return group ?? kind;
}

/** The letter of a kind or role. @throws Error for one that has none */
function letterOf(letters: Readonly<Record<string, string>>, name: string): string {
  const [letter] = Object.entries(letters).find(([, each]) => each === name) ?? [];
  if (!letter) throw new Error(`The search has no letter for '${name}'. Add it to src/search/files.ts.`);
  return letter;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What has a place; nothing where that is its page. */
const withinOf = ({role, where: [, within = '']}: Entry, page: Entry): string =>
  role === 'page' || within === page.title ? '' : within;

type Column = Exclude<keyof IndexedPages, 'pages'>;

const CELLS: Readonly<Record<Column, (entry: Entry, page: Entry) => string>> = {
  titles: ({title}) => plain(title),
  anchors: ({title, anchor}) => shortAnchor(anchor, plain(title)),
  within: withinOf,
  methods: ({method = ''}) => method,
  kinds: (entry) => letterOf(KINDS, kindOf(entry)),
  roles: ({role}) => letterOf(ROLES, role),
};

/** The pages of entries, in their order, as `placesOf` reads them; the first entry of a page is the page. */
export function indexedPages(entries: readonly Entry[]): IndexedPages {
  const pages = [...groupBy(entries, ({page}) => page).values()].flatMap((members) => {
    const [page] = members;
    return page ? [{page, members}] : [];
  });
  const cells = (name: Column): string[][] =>
    pages.map(({page, members}) => members.map((entry) => CELLS[name](entry, page)));
  const column = (name: Column): string =>
    cells(name)
      .map((row) => row.join('\t'))
      .join('\n');
  return {
    pages: pages.map(({page: {page: address, title, where}}) => [address, title, where.join(' › ')]),
    titles: cells('titles')
      .map((row) => packCells(row, '\t'))
      .join('\n'),
    anchors: column('anchors'),
    within: column('within'),
    methods: column('methods'),
    kinds: column('kinds'),
    roles: column('roles'),
  };
}
