import type {Result} from '../../search/engine';
import type {Answer, Question} from '../../search/worker';
import {FOLDER} from './codeFiles';

/** An index: that of pages, or that of the words of rules. */
export type IndexName = 'pages' | 'texts';

type Waiting = Readonly<Record<'resolve', (answer: Answer) => void>>;

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let last = 0;

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('../../search/worker.ts', import.meta.url));
  worker.addEventListener('message', ({data}: MessageEvent<Answer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  return worker;
}

async function ask(question: Omit<Question, 'id' | 'folder'>): Promise<Result | undefined> {
  const id = (last += 1);
  const answer = await new Promise<Answer>((resolve) => {
    waiting.set(id, {resolve});
    started().postMessage({id, folder: FOLDER, ...question});
  });
  if (answer.failed) throw new Error('A file of the search is not there.');
  return answer.result;
}

const nameOf = (index: IndexName): string => `search-${index}`;

/** Loads the terms and titles of an index. @throws Error when the network is away */
export async function openInWorker(index: IndexName, hash: string): Promise<void> {
  await ask({index: nameOf(index), hash, limit: 0});
}

/** What a query finds in an index. @throws Error when the network is away */
export async function searchInWorker(index: IndexName, hash: string, query: string, limit: number): Promise<Result> {
  return (await ask({index: nameOf(index), hash, query, limit})) ?? {hits: [], missing: [], nearest: false};
}
