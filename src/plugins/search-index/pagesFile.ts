import {KINDS, ROLES, shortAnchor, type IndexedPage} from '../../search/files';
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

/** What `placesOf` reads. */
function lineOf(entry: Entry, pageTitle: string): string {
  const {title, anchor, where, method = '', role} = entry;
  const place = role === 'page' || where[1] === pageTitle ? '' : (where[1] ?? '');
  return [
    plain(title),
    shortAnchor(anchor, plain(title)),
    place,
    method,
    letterOf(KINDS, kindOf(entry)),
    letterOf(ROLES, role),
  ].join('\t');
}

/** The pages of entries, in their order; the first entry of a page is the page. */
export function indexedPages(entries: readonly Entry[]): IndexedPage[] {
  return [...groupBy(entries, ({page}) => page).values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const c = members.map((entry) => lineOf(entry, first.title)).join('\n');
    return [{u: first.page, t: first.title, w: first.where.join(' › '), c}];
  });
}
