import type {Result} from '../../search/engine';
import type {Answer, Question} from '../../search/worker';
import {fileNames, folder} from './codeFiles';

/** An index: that of pages, or that of the words of rules. */
export type IndexName = 'pages' | 'texts';

const waiting = new Map<number, (answer: Answer) => void>();
let worker: Worker | undefined;
let last = 0;

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('../../search/worker.ts', import.meta.url));
  worker.addEventListener('message', ({data}: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return worker;
}

async function ask(index: IndexName, question: Pick<Question, 'query' | 'limit' | 'places'>): Promise<Answer> {
  const {[index]: hash} = await fileNames();
  last += 1;
  const id = last;
  const answer = await new Promise<Answer>((resolve) => {
    waiting.set(id, resolve);
    started().postMessage({id, folder: folder(), index: `search-${index}`, hash, ...question});
  });
  if (!answer.opened) throw new Error('A file of the search is not there.');
  return answer;
}

/** Loads the terms and titles of an index. @throws Error when the network is away */
export async function openInWorker(index: IndexName): Promise<void> {
  await ask(index, {});
}

/** What a query finds in an index. @throws Error when the network is away */
export async function searchInWorker(index: IndexName, query: string, limit: number): Promise<Result> {
  const {result} = await ask(index, {query, limit});
  return result ?? {hits: [], missing: [], nearest: false};
}

/** The texts of places of an index, by their numbers. @throws Error when the network is away */
export async function textsInWorker(index: IndexName, places: readonly number[]): Promise<readonly string[]> {
  if (places.length === 0) return [];
  return (await ask(index, {places})).texts ?? [];
}
