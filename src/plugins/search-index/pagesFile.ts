import {KINDS, shortAnchor, type IndexedPage} from '../../search/files';
import {groupBy} from '../../contracts/groupBy';
import type {Entry} from './documents';

const KIND_OF_GROUP: Readonly<Record<string, string>> = {
  Errors: 'Errors',
  Glossary: 'Glossary',
  'Party data': 'Party data',
  'SOAP platform': 'SOAP',
  'Document structure': 'Documents',
  Rules: 'Rules',
};

const KIND_OF_ADDRESS: readonly (readonly [start: string, kind: string])[] = [
  ['/endpoints/', 'REST API'],
  ['/platform/', 'SOAP'],
  ['/vpd/', 'Party data'],
  ['/documents/', 'Documents'],
];

function kindOf({page, group}: Entry): string {
  if (page === '/' || page === '/v1.html') return 'REST API';
  const [, kind = 'Guides'] = KIND_OF_ADDRESS.find(([start]) => page.startsWith(start)) ?? [];
  return group ? (KIND_OF_GROUP[group] ?? kind) : kind;
}

const letterOf = (kind: string): string => Object.entries(KINDS).find(([, name]) => name === kind)?.[0] ?? '';

const LETTERS = {page: 'p', part: 's', record: 'r', aside: 'a'} as const;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What `placesOf` reads. */
function lineOf(entry: Entry, pageTitle: string): string {
  const {title, anchor, where, method = '', role} = entry;
  const place = role === 'page' || where[1] === pageTitle ? '' : (where[1] ?? '');
  return [plain(title), shortAnchor(anchor, plain(title)), place, method, letterOf(kindOf(entry)), LETTERS[role]].join(
    '\t',
  );
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
