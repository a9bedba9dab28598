import type {Documents, IndexedDocument} from './documents';
import {moduleOfPackage} from './package';

type Position = readonly [start: number, length: number];

interface Token {
  metadata: {readonly fields: readonly string[]; position?: Position};
  toString(): string;
  update(change: (text: string) => string): Token;
}

interface Lunr {
  (build: (this: Builder) => void): object;
  readonly tokenizer: (text: string, metadata: Token['metadata']) => Token[];
  readonly trimmer: unknown;
}

interface Builder {
  readonly pipeline: {remove(step: unknown): void};
  tokenizer: (words: Words, metadata: Token['metadata']) => Token[];
  metadataWhitelist: string[];
  ref(name: string): void;
  field(name: string, options: {readonly extractor: (document: IndexedDocument) => Words}): void;
  add(document: Omit<IndexedDocument, 'i'> & {readonly i: string}): void;
}

interface Words {
  readonly text: string;
  /** Words that find the text without standing in it, such as the title of its section; once for each weight. */
  readonly more: string;
}

interface Index {
  readonly documents: readonly IndexedDocument[];
  readonly index: object;
}

/** How often a word counts that stands in the title of a section, as against in its text. */
const SECTION_WEIGHT = 4;

/** Where the page of results sees a word that the text does not hold. It fails on a hit without a place. */
const NOWHERE: Position = [0, 0];

const PATH = /(?:^|\s)((?:\/[\w{}.-]+)+)/g;

/**
 * The ways in which a reader may write the paths of a text: whole or from a later part on, with or without the first slash.
 * @param text for example `sendSalesInvoice POST /api/v1/{partyId}/salesInvoice/send`
 */
export function pathSpellings(text: string): string {
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  const spellings = paths.flatMap((path) => {
    const parts = path.split('/').slice(1);
    return parts.flatMap((_, start) => {
      const rest = parts.slice(start).join('/');
      return [rest, `/${rest}`];
    });
  });
  return [...new Set(spellings)].join(' ');
}

/** Takes the marks around a word away, but leaves a path its first slash and its braces, as readers type them. */
export const trimmed = (word: string): string => word.replace(/^[^\w/{]+/, '').replace(/[^\w}]+$/, '');

/**
 * Builds the five indexes, as the package does for English, with more words to find a text by: the titles of its section
 * and page, and for the records of the reference the spellings of their paths. The package has no option for either.
 */
export function buildIndex(all: Documents): Index[] {
  const lunr = moduleOfPackage('lunr') as Lunr;
  const [titles, , descriptions] = all;
  const pages = new Map(titles.map(({i, t}) => [i, t]));
  return all.map((documents) => {
    const wordsOf = ({t, s, p}: IndexedDocument): Words => {
      const sections = Array.from({length: s ? SECTION_WEIGHT : 0}, () => s);
      const page = s && p ? pages.get(p) : '';
      return {text: t, more: [...sections, page, documents === descriptions ? pathSpellings(t) : ''].join(' ')};
    };
    const index = lunr(function build() {
      this.tokenizer = ({text, more}, metadata) => {
        const tokens = lunr.tokenizer(text, metadata).map((token) => token.update(trimmed));
        const places = new Map(tokens.map((token) => [token.toString(), token.metadata.position]));
        const added = lunr.tokenizer(more, metadata).map((token) => token.update(trimmed));
        for (const token of added) token.metadata.position = places.get(token.toString()) ?? NOWHERE;
        return [...tokens, ...added];
      };
      this.pipeline.remove(lunr.trimmer);
      this.ref('i');
      this.field('t', {extractor: wordsOf});
      this.metadataWhitelist = ['position'];
      for (const document of documents) this.add({...document, i: String(document.i)});
    });
    return {documents, index};
  });
}
