import {expect, test} from 'vitest';
import {platformData} from '../../../src/sandbox/platformData';
import {newState} from '../../../src/sandbox/soap/state/state';
import {smallBus} from '../../support/smallBus';

const START = Date.parse('2026-12-01T08:00:00Z');

test("the platform's clock starts at the moment of its file, and runs and is advanced as the bus is", async () => {
  let machine = 0;
  const {bus} = await smallBus(undefined, {speed: 60}, {now: () => machine});
  const {now} = await newState(bus);
  expect(now()).toBe(START);
  machine += 1000;
  expect(now()).toBe(START + 60_000);
  await bus.clock.advance(5000);
  expect(now()).toBe(START + 65_000);
});

test('the times of the documents are those of the file, however long the start takes', async () => {
  let machine = 0;
  const {bus} = await smallBus(undefined, {speed: 60}, {now: () => (machine += 100)});
  const {documents, users} = await newState(bus);
  const shown = [...users.values()].flatMap((user) => [...documents.inbox(user), ...documents.outbox(user)]);
  const {documents: given} = platformData();
  for (const {id, at, changed = at} of given) {
    const all = shown.filter(({externalId}) => externalId === id);
    expect(all.length, id).toBeGreaterThan(0);
    for (const {created, modified} of all) expect([created, modified], id).toEqual([at, changed].map(Date.parse));
  }
});

test('the first example of REST is as old as the clock', async () => {
  let machine = Date.parse('2026-11-16T08:00:00Z');
  const {bus} = await smallBus(undefined, {speed: 60}, {now: () => (machine += 100)});
  const example = bus.store.find(bus.contract.outcomes.documents[0]?.id ?? '');
  expect((example?.sent ?? example?.received)?.since).toBe(0);
});
