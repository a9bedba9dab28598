import {describe, expect, test} from 'vitest';
import type {SentDocument} from '../../../src/sandbox/soap/documents/document';
import {newState, type SandboxState} from '../../../src/sandbox/soap/state/state';

const MEGABYTE = 'x'.repeat(2 ** 20);

/** A state with its log, and the seller, who sends. */
function seller(): {state: SandboxState; log: string[]; outbox: () => SentDocument[]; model: SentDocument} {
  const log: string[] = [];
  const state = newState((line) => log.push(line), Date.now);
  const user = state.tokens.userOf('zilverlinde-token');
  const outbox = (): SentDocument[] => state.store.outbox(user);
  const [model] = outbox();
  if (!model) throw new Error('the seller has sent nothing');
  return {state, log, outbox, model};
}

describe('documents that are sent', () => {
  test('are kept up to 50 MB, the newest, beside those of the start', () => {
    const {state, log, outbox, model} = seller();
    const start = outbox().map(({externalId}) => externalId);
    for (let count = 1; count <= 60; count += 1) {
      state.store.keep({...model, externalId: `S${count}`, payload: MEGABYTE});
    }
    const sent = Array.from({length: 50}, (_, index) => `S${index + 11}`);
    expect(outbox().map(({externalId}) => externalId)).toEqual([...start, ...sent]);
    expect(log).toHaveLength(10);
    expect(log[0]).toBe('S1 is deleted: the sandbox keeps the newest 50 MB of sent documents');
  });

  test('are new again when they are revised, also those of the start', () => {
    const {state, outbox, model} = seller();
    const first = {...model, externalId: 'S1', payload: MEGABYTE};
    state.store.keep(first);
    state.store.keep({...model, externalId: 'S2', payload: MEGABYTE});
    model.payload = MEGABYTE;
    state.store.keep(model);
    first.payload = MEGABYTE.repeat(49);
    state.store.keep(first);
    const left = (): string[] => outbox().map(({externalId}) => externalId);
    expect(left()).toEqual(expect.arrayContaining(['S1', model.externalId]));
    expect(left()).not.toContain('S2');
    first.payload = MEGABYTE.repeat(50);
    state.store.keep(first);
    expect(left()).toContain('S1');
    expect(left()).not.toContain(model.externalId);
  });

  test('are kept when one alone is larger than that', () => {
    const {state, outbox, model} = seller();
    state.store.keep({...model, externalId: 'S1', payload: MEGABYTE.repeat(51)});
    expect(outbox().at(-1)?.externalId).toBe('S1');
  });
});

test('security tokens: the oldest that have expired are forgotten, valid ones never', () => {
  let now = Date.now();
  const {tokens} = newState(
    () => undefined,
    () => now,
  );
  const login = (): string => {
    now += 1000;
    return tokens.login('zilverlinde-short', 'any');
  };
  const first = login();
  now += 5000;
  expect(() => tokens.userOf(first)).toThrow('DEFAULT_ERROR_CODE999');
  const second = login();
  for (let count = 0; count < 1000; count += 1) login();
  for (const token of [first, second]) expect(() => tokens.userOf(token)).toThrow('ERRIAU6000007');
  expect(tokens.userOf('zilverlinde-token').id).toBe('U100014');
});

test('pages: the oldest are forgotten', () => {
  const {pages} = seller().state;
  const list = (filters: string) => ({
    owner: 'A',
    filters,
    found: ['1', '2'],
    all: ['1', '2'],
    idOf: (id: string) => id,
  });
  const first = (filters: string): string => pages.read(list(filters), {Limit: 1}).PagingResponse.NextPage ?? '';
  const [oldest, next] = [first('a'), first('b')];
  expect(pages.read(list('a'), {Limit: 1, StartPage: oldest}).items).toEqual(['2']);
  for (let count = 1; count <= 999; count += 1) first(String(count));
  expect(() => pages.read(list('a'), {Limit: 1, StartPage: oldest})).toThrow('ERRPAG4000002');
  expect(pages.read(list('b'), {Limit: 1, StartPage: next}).items).toEqual(['2']);
});
