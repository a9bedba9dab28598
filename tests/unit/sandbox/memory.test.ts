import {expect, test} from 'vitest';
import {StoredFile} from '../../../src/sandbox/bus/documents/storedFile';
import {newState} from '../../../src/sandbox/soap/state/state';
import {smallBus} from '../../support/smallBus';

const MEGABYTE = StoredFile.from({length: 2 ** 20, packed: new Uint8Array(2 ** 20), isPacked: false});

/** What the bus keeps of files, in bytes. */
const KEPT = 100 * 2 ** 20;

test('documents: the oldest make room, in REST and SOAP', async () => {
  const {bus} = await smallBus();
  const {documents, tokens} = await newState(bus);
  const user = tokens.userOf('zilverlinde-token');
  const [model] = documents.outbox(user);
  if (!model) throw new Error('the seller has sent nothing');
  for (let count = 1; count <= 110; count += 1) {
    bus.store.add({...model.document, id: `S${count}`, file: MEGABYTE, sent: bus.store.side(model.sender.reference)});
  }
  const kept = documents.outbox(user).map(({document}) => document.id);
  expect(kept).toEqual(Array.from({length: KEPT / MEGABYTE.length}, (_, index) => `S${index + 11}`));
  expect(bus.journal.of('problem')[0]?.title).toBe('Document s10 was dropped');
  expect(() => documents.pick(documents.outbox(user), user, model.externalId)).toThrow('ERRDOC2000001');
});

test('security tokens: the oldest that have expired are forgotten, valid ones never', async () => {
  let now = Date.now();
  const {bus} = await smallBus(undefined, {}, {now: () => now});
  const {tokens} = await newState(bus);
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

test('pages: the oldest are forgotten', async () => {
  const {pages} = await newState((await smallBus()).bus);
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
