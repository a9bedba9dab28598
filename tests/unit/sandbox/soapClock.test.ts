import {expect, test} from 'vitest';
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
