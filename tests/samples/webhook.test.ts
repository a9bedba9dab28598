import fs from 'node:fs';
import {afterAll, describe, expect, test} from 'vitest';
import {fillTokens} from '../../src/sources/tokens';
import {freePort} from '../support/ports';
import {start} from '../support/programs';
import {atTime, clockCanBeSet} from './support/clock';
import {languages, type Language} from './support/languages';
import {testWith} from './support/missing';
import {NO_SECRET, signatureOf, startReceiver, type Receiver} from './support/receiver';
import {inTurn} from './support/turns';
import {layOut, workshop, type LaidOut} from './support/workshop';

interface Vector {
  readonly secret: string;
  readonly body: string;
  readonly signature: string;
  readonly tamperedBody: string;
}

const STARTED = 20_000;
const WINDOW = 300;
/** The most events that the option `batch` of a hook can ask for, openapi/v1.yaml. */
const LARGEST_BATCH = 500;
/** A receiver sends nothing. */
const NO_BACKEND = 'http://localhost:1';
const VECTOR = 'docs/samples/webhook-test-vector.json';
const vector = JSON.parse(fillTokens(fs.readFileSync(VECTOR, 'utf8'), VECTOR)) as Vector;
const event = JSON.parse(vector.body) as {topic: string; documentId: string; sentOn: string};
const secret = {PSB_WEBHOOK_SECRET: vector.secret};
const sentOn = new Date(event.sentOn);

const shop = workshop();
const all = languages(shop.folder);
afterAll(() => shop.remove());

test('the test vector is signed with its secret, and tampering breaks it', () => {
  expect(signatureOf(vector.body, vector.secret)).toBe(vector.signature);
  expect(signatureOf(vector.tamperedBody, vector.secret)).not.toBe(vector.signature);
});

const lay = (language: Language): Promise<LaidOut> => layOut(shop.folder, 'receive-webhook', language, NO_BACKEND);

/** Runs a receiver while `work` posts to it, and gives the lines that it printed. */
async function withReceiver(
  language: Language,
  clock: Date | undefined,
  work: (receiver: Receiver) => Promise<void>,
): Promise<string[]> {
  const {folder, serve} = await lay(language);
  const receiver = await startReceiver(clock ? atTime(clock, serve) : serve, folder, {
    ...secret,
    TMPDIR: folder,
    PHP_CLI_SERVER_WORKERS: '4',
  });
  try {
    await work(receiver);
  } finally {
    await receiver.stop();
  }
  return (await receiver.ended).out.split('\n').filter((line) => line.startsWith('Invoice'));
}

/** An event of its own, sent so many seconds from now. */
function eventSent(seconds: number, documentId: string): string {
  const time = new Date(Date.now() + seconds * 1000).toISOString();
  return JSON.stringify({...event, documentId, message: "'Invoice' ontvangen: één", createdOn: time, sentOn: time});
}

describe.each(all.filter(({id}) => id !== 'php'))('$label without a secret', (language) => {
  const {run: tested, note} = testWith(language.installed, language.needs);

  tested.each([
    ['not set', ['env', '-u', 'PSB_WEBHOOK_SECRET']],
    ['empty', ['env', 'PSB_WEBHOOK_SECRET=']],
  ] as const)(`ends at once when it is %s${note}`, (_, without) =>
    inTurn(async () => {
      const {folder, serve} = await lay(language);
      const program = start([...without, ...serve], folder, {PORT: String(await freePort())});
      const stop = setTimeout(() => void program.stop(), STARTED);
      const {code, out, err} = await program.ended;
      clearTimeout(stop);
      expect({code, out}).toEqual({code: 1, out: ''});
      expect(err).toMatch(NO_SECRET);
    }),
  );
});

describe('PHP, which starts anew for each request', () => {
  const php = all.find(({id}) => id === 'php');
  const {run: tested, note} = testWith(php?.installed ?? false, php?.needs ?? 'PHP');

  tested.each(['0', '1'])(`refuses all without a secret, display_errors %s${note}`, (display) =>
    inTurn(async () => {
      if (!php) return;
      const {folder} = await lay(php);
      const options = `-d display_errors=${display} -S localhost:$PORT receive-webhook.php`;
      const command = `exec env -u PSB_WEBHOOK_SECRET php ${options}`;
      const receiver = await startReceiver(['bash', '-c', command], folder, {TMPDIR: folder});
      const body = eventSent(0, 'forged');
      expect(await receiver.post(body, signatureOf(body, ''))).toBe(500);
      await receiver.stop();
    }),
  );
});

describe.each(all.filter((language) => language.id !== 'curl'))('$label', (language) => {
  const atVector = testWith(language.installed && clockCanBeSet, `${language.needs}, and faketime`);
  const now = testWith(language.installed, language.needs);

  atVector.run(`takes the test vector once and refuses its tampered body${atVector.note}`, () =>
    inTurn(async () => {
      const lines = await withReceiver(language, sentOn, async (receiver) => {
        expect(await receiver.post(vector.tamperedBody, vector.signature)).toBe(401);
        expect(await receiver.post(vector.body)).toBe(401);
        expect(await receiver.post(vector.body, 'sha256=00')).toBe(401);
        expect(await receiver.post('', signatureOf('', ''))).toBe(401);
        expect(await receiver.post('')).toBe(401);
        expect(await receiver.post(vector.body, vector.signature)).toBe(204);
        expect(await receiver.post(vector.body, vector.signature)).toBe(204);
        await receiver.says(event.documentId);
      });
      expect(lines).toEqual([`${event.topic} ${event.documentId}`]);
    }),
  );

  now.run(`takes what was sent within five minutes and refuses the rest${now.note}`, () =>
    inTurn(async () => {
      const lines = await withReceiver(language, undefined, async (receiver) => {
        const post = (body: string): Promise<number> => receiver.post(body, signatureOf(body, vector.secret));
        expect(await post(eventSent(0, 'fresh'))).toBe(204);
        expect(await post(eventSent(20 - WINDOW, 'late'))).toBe(204);
        expect(await post(eventSent(-WINDOW - 1, 'old'))).toBe(401);
        expect(await post(eventSent(WINDOW + 20, 'early'))).toBe(401);
        expect(await post(vector.body)).toBe(401);
        const curl = all.find((each) => each.id === 'curl');
        if (curl?.installed) {
          const {folder, run} = await lay(curl);
          const test = await start(run, folder, {...secret, PORT: String(receiver.port)}).ended;
          expect(test).toEqual({code: 0, out: '204', err: ''});
          await receiver.says(event.documentId);
        }
      });
      expect(lines).toEqual(['fresh', 'late', event.documentId].map((id) => `${event.topic} ${id}`));
    }),
  );

  now.run(`takes a full batch, each event once, and refuses one with an old event${now.note}`, () =>
    inTurn(async () => {
      const lines = await withReceiver(language, undefined, async (receiver) => {
        const post = (events: readonly string[]): Promise<number> => {
          const body = `[${events.join(',')}]`;
          return receiver.post(body, signatureOf(body, vector.secret));
        };
        expect(await post([eventSent(0, 'first'), eventSent(-WINDOW - 1, 'old')])).toBe(401);
        expect(await post([eventSent(0, 'first')])).toBe(204);
        const ids = Array.from({length: LARGEST_BATCH - 2}, (_, index) => `event-${index}`);
        expect(await post(['first', ...ids, 'last'].map((id) => eventSent(0, id)))).toBe(204);
        expect(await post([eventSent(0, 'last')])).toBe(204);
        await receiver.says('last');
      });
      expect(lines).toHaveLength(LARGEST_BATCH);
      expect([lines[0], lines.at(-1)]).toEqual([`${event.topic} first`, `${event.topic} last`]);
    }),
  );

  now.run(`takes an event once that comes many times at once${now.note}`, () =>
    inTurn(async () => {
      const body = eventSent(0, 'many');
      const lines = await withReceiver(language, undefined, async (receiver) => {
        const posts = Array.from({length: 12}, () => receiver.post(body, signatureOf(body, vector.secret)));
        expect(new Set(await Promise.all(posts))).toEqual(new Set([204]));
        await receiver.says('many');
      });
      expect(lines).toEqual([`${event.topic} many`]);
    }),
  );
});
