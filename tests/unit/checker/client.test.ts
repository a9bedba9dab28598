import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createClient} from '../../../src/checker/client';
import type {CheckAnswer} from '../../../src/checker/protocol';

/** A worker that does what a test says. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly asked: unknown[] = [];
  isEnded = false;
  onmessage?: (event: {data: CheckAnswer}) => void;
  onerror?: () => void;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(request: unknown): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(answer: CheckAnswer): void {
    this.onmessage?.({data: answer});
  }
}

const [workers, file] = [FakeWorker.all, new Blob([])];

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('CHECKER_WORKER', '/worker.js');
});
afterEach(() => vi.unstubAllGlobals());

/** A client, and all that was said to whoever asked for a file. */
function started() {
  const client = createClient();
  const said: string[] = [];
  const ask = (name: string): void =>
    client.ask({task: 'check', name, file}, ({id: _id, ...answer}) =>
      said.push(`${name}: ${Object.keys(answer).join()}`),
    );
  return {client, said, ask};
}

const verdict = (id: number, of: string): CheckAnswer =>
  ({id, checked: {report: {verdict: of}, places: {}}}) as unknown as CheckAnswer;

test('no worker starts before it is needed, and one serves all requests', () => {
  const {client, said, ask} = started();
  expect(workers).toHaveLength(0);
  client.prepare();
  ask('a');
  ask('b');
  expect(workers).toHaveLength(1);
  expect(workers[0]?.asked).toEqual([
    'prepare',
    {id: 1, task: 'check', name: 'a', file},
    {id: 2, task: 'check', name: 'b', file},
  ]);
  workers[0]?.say({id: 2, step: 'x'});
  workers[0]?.say(verdict(1, 'valid'));
  workers[0]?.say({id: 1, done: true});
  workers[0]?.say({id: 1, step: 'late'});
  expect(said).toEqual(['b: step', 'a: checked', 'a: done']);
  expect(workers[0]?.isEnded).toBe(false);
});

test('when the worker ends, all that wait are told, and the next request has a new one', () => {
  const {said, ask} = started();
  ask('a');
  ask('b');
  workers[0]?.onerror?.();
  expect(said).toEqual(['a: failure', 'b: failure']);
  expect(workers[0]?.isEnded).toBe(true);
  ask('c');
  expect(workers).toHaveLength(2);
  expect(workers[1]?.asked).toEqual([{id: 3, task: 'check', name: 'c', file}]);
});

test('after cancelling nobody is told anything', () => {
  const {client, said, ask} = started();
  ask('a');
  client.cancel();
  expect(workers[0]?.isEnded).toBe(true);
  workers[0]?.say({id: 1, done: true});
  expect(said).toEqual([]);
});

test.each([
  ['a failure', (id: number): CheckAnswer => ({id, failure: 'x'})],
  ['a check that could not be done', (id: number) => verdict(id, 'unchecked')],
])('%s replaces the worker, once nothing waits for it', (_what, answer) => {
  const {said, ask} = started();
  ask('a');
  ask('b');
  workers[0]?.say(answer(1));
  workers[0]?.say({id: 1, done: true});
  expect(workers[0]?.isEnded).toBe(false);
  workers[0]?.say(verdict(2, 'valid'));
  workers[0]?.say({id: 2, done: true});
  expect(workers[0]?.isEnded).toBe(true);
  expect(said.slice(-2)).toEqual(['b: checked', 'b: done']);
  ask('c');
  expect(workers).toHaveLength(2);
  workers[1]?.say(verdict(3, 'invalid'));
  workers[1]?.say({id: 3, done: true});
  expect(workers[1]?.isEnded).toBe(false);
});
