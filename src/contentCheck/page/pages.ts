import {pageSources} from '../../sources/pages';
import {changedSince, readTracked, stateOf, untracked, type Read} from '../../sources/files';
import {addressOf} from '../../sources/pages';
import {faultAt, faultOf, type Fault} from '../fault';
import {compilePage, type CompiledPage} from './compile';

/** A page with its source; `compiled` is missing when its front matter or its Markdown is wrong. */
export interface Page {
  readonly file: string;
  readonly address: string;
  readonly source: string;
  readonly compiled?: CompiledPage;
  readonly faults: readonly Fault[];
}

interface Kept {
  readonly page: Page;
  readonly states: ReadonlyMap<Read, string>;
}

/** The versions of a page: as it is, and as it was before, to which an author often returns. */
const kept = new Map<string, readonly Kept[]>();
const VERSIONS = 2;

/** An error of the compiler of Markdown, under that of Docusaurus. */
interface Message {
  readonly reason: string;
  readonly line?: number | null;
}

const isMessage = (error: unknown): error is Message =>
  typeof error === 'object' && error !== null && 'reason' in error && typeof error.reason === 'string';

function compileFault(error: unknown, file: string): Fault {
  const cause = error instanceof Error && isMessage(error.cause) ? error.cause : error;
  if (!isMessage(cause))
    return faultOf(error instanceof Error && error.cause instanceof Error ? error.cause : error, file);
  const [reason = ''] = cause.reason.split('\n');
  const remedy = 'Correct the Markdown. A literal `<` or `{` is written in backticks';
  // A tag that is not closed has its place in the text alone.
  const line = cause.line ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
  return faultAt(file, line, reason.replace(/\.$/, ''), remedy);
}

async function made(file: string, source: string): Promise<Page> {
  const page = {file, address: addressOf(file), source};
  try {
    const compiled = await compilePage(file, source);
    return {...page, compiled, faults: compiled.record.faults};
  } catch (error) {
    return {...page, faults: [compileFault(error, file)]};
  }
}

const isFresh = ({states}: Kept): boolean => [...states].every(([read, state]) => stateOf(read) === state);

/** A page; it is compiled again when something that it is made of has changed. */
async function pageOf(file: string): Promise<Page> {
  const known = kept.get(file) ?? [];
  const before = known.find(isFresh);
  if (before) return before.page;
  const since = Date.now();
  const source = untracked(() => readTracked(file));
  const page = await made(file, source);
  const reads = [file, ...(page.compiled?.record.reads ?? [])];
  const isWhole = page.compiled !== undefined && page.faults.length === 0;
  // What is wrong with a page may be mended in a file that it did not come to read.
  if (isWhole && !reads.some((read) => changedSince(read, since)))
    kept.set(file, [{page, states: new Map(reads.map((read) => [read, stateOf(read)]))}, ...known].slice(0, VERSIONS));
  return page;
}

/** Every page that people write, compiled. */
export async function allPages(): Promise<Page[]> {
  const pages: Page[] = [];
  for (const file of untracked(pageSources)) pages.push(await pageOf(file));
  return pages;
}
