import {expect, test} from 'vitest';
import {sample} from '../../../src/service';
import {newToken, startSandbox} from '../../support/sandbox';

/** What became of 200 requests with a seed: the status, or why there is none. */
async function outcomes(seed: number): Promise<string[]> {
  const sandbox = await startSandbox({}, Date.now, {chaos: true, seed});
  const headers = {authorization: `Bearer ${newToken(sandbox.bus())}`, 'subscription-key': sample.subscriptionKey};
  const told: string[] = [];
  try {
    for (let count = 0; count < 200; count += 1) {
      const request = fetch(`${sandbox.url}/api/v1/me`, {headers}).then(async (response) => {
        const text = await response.text();
        if (response.status === 503) expect(response.headers.get('retry-after')).toBe('120');
        return `${response.status} ${text.endsWith('}') ? 'whole' : 'cut'}`;
      });
      const ended = request.catch(() => 'broken');
      // A response that is held back ends when the clock has gone on; any other one comes by itself.
      while ((await Promise.race([ended, turn()])) === undefined) await sandbox.bus().clock.advance(3_600_000);
      told.push(await ended);
    }
  } finally {
    await sandbox.close();
  }
  return told;
}

const turn = (): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), 20));

test('requests go wrong in each documented way, and in the same order for the same seed', async () => {
  const first = await outcomes(7);
  expect(new Set(first)).toEqual(new Set(['200 whole', '200 cut', '503 whole', 'broken']));
  expect(first.filter((each) => each === '200 whole').length).toBeGreaterThan(140);
  expect(await outcomes(7)).toEqual(first);
  expect(await outcomes(8)).not.toEqual(first);
});
