import {openIndex, type Result} from './engine';

/** What the page asks: the folder of the files, an index with the hash of its first file, and a query; without one the index is only opened. */
export interface Question {
  readonly id: number;
  readonly folder: string;
  readonly index: string;
  readonly hash: string;
  readonly query?: string;
  readonly limit: number;
}

/** What it gets: a result, or none when the network is away. */
export interface Answer {
  readonly id: number;
  readonly result?: Result;
  readonly failed: boolean;
}

type Search = Awaited<ReturnType<typeof openIndex>>;

const opened = new Map<string, Promise<Search>>();

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** An index, opened once; a reader who was offline asks again. */
function open({folder, index, hash}: Question): Promise<Search> {
  const known = opened.get(index);
  if (known) return known;
  const opening = openIndex(index, hash, (name) => fetchJson(folder + name));
  opened.set(index, opening);
  opening.catch(() => opened.delete(index));
  return opening;
}

async function answerTo(question: Question): Promise<Answer> {
  const {id, query, limit} = question;
  try {
    const search = await open(question);
    return {id, failed: false, ...(query !== undefined && {result: await search(query, limit)})};
  } catch {
    return {id, failed: true};
  }
}

self.addEventListener('message', ({data}: MessageEvent<Question>) => {
  void answerTo(data).then((answer) => self.postMessage(answer));
});
