import {openIndex, type Index, type Result} from './engine';
import type {Read} from './files';

/** What the page asks of an index, with the folder of its files and the hash of the first: what a query finds, the texts of places, or only to open it. */
export interface Question {
  readonly id: number;
  readonly folder: string;
  readonly index: string;
  readonly hash: string;
  readonly query?: string;
  readonly limit?: number;
  readonly places?: readonly number[];
}

/** What it gets; nothing but the id when the network is away. */
export interface Answer {
  readonly id: number;
  readonly opened?: true;
  readonly result?: Result;
  readonly texts?: readonly string[];
}

const indexes = new Map<string, Promise<Index>>();

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Reads each file once, and again when it did not come. */
function remembered(read: Read): Read {
  const files = new Map<string, Promise<unknown>>();
  return (name) => {
    const reading = files.get(name) ?? read(name);
    files.set(name, reading);
    reading.catch(() => files.delete(name));
    return reading;
  };
}

/** An index, opened once; a reader who was offline asks again. */
function open({folder, index, hash}: Question): Promise<Index> {
  const known = indexes.get(index);
  if (known) return known;
  const opening = openIndex(
    index,
    hash,
    remembered((name) => fetchJson(folder + name)),
  );
  indexes.set(index, opening);
  opening.catch(() => indexes.delete(index));
  return opening;
}

async function answerTo(question: Question): Promise<Answer> {
  const {id, query, limit = 0, places} = question;
  try {
    const index = await open(question);
    return {
      id,
      opened: true,
      ...(query !== undefined && {result: await index.search(query, limit)}),
      ...(places && {texts: await index.textsOf(places)}),
    };
  } catch {
    return {id};
  }
}

self.addEventListener('message', ({data}: MessageEvent<Question>) => {
  void answerTo(data).then((answer) => self.postMessage(answer));
});
