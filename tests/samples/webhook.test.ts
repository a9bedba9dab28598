import fs from 'node:fs';
import path from 'node:path';
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
const VECTOR = 'docs/samples/webhook-test-vector.json';
const vector = JSON.parse(fillTokens(fs.readFileSync(VECTOR, 'utf8'), VECTOR)) as Vector;

interface Event {
  readonly documentId: string;
  readonly sentOn: string;
}

const event = JSON.parse(vector.body) as Event;
const secret = {PSB_WEBHOOK_SECRET: vector.secret};
const sentOn = new Date(event.sentOn);

const shop = workshop();
const all = languages(shop.folder);
afterAll(() => shop.remove());

test('the test vector is signed with its secret, and tampering breaks it', () => {
  expect(signatureOf(vector.body, vector.secret)).toBe(vector.signature);
  expect(signatureOf(vector.tamperedBody, vector.secret)).not.toBe(vector.signature);
});

const lay = (language: Language): Promise<LaidOut> => layOut(shop.folder, 'receive-webhook', language);

/** The folder in which a receiver stores events, each in a file that is named after it. */
const EVENTS = 'psb-events';

/** The events that a receiver has stored. */
const storedIn = (events: string): Event[] =>
  fs
    .readdirSync(events)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(fs.readFileSync(path.join(events, file), 'utf8')) as Event);

/** Runs a receiver while `work` posts to it, and gives the events that it stored. */
async function withReceiver(
  language: Language,
  clock: Date | undefined,
  work: (receiver: Receiver, events: string) => Promise<void>,
): Promise<Event[]> {
  const {folder, serve} = await lay(language);
  const receiver = await startReceiver(clock ? atTime(clock, serve) : serve, folder, {
    ...secret,
    TMPDIR: folder,
    PHP_CLI_SERVER_WORKERS: '4',
  });
  const events = path.join(folder, EVENTS);
  try {
    await work(receiver, events);
  } finally {
    await receiver.stop();
  }
  return storedIn(events);
}

/** The ids of the documents of events, in order. */
const idsOf = (events: readonly Event[]): string[] => events.map(({documentId}) => documentId).sort();

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
      const stored = await withReceiver(language, sentOn, async (receiver) => {
        expect(await receiver.post(vector.tamperedBody, vector.signature)).toBe(401);
        expect(await receiver.post(vector.body)).toBe(401);
        expect(await receiver.post(vector.body, 'sha256=00')).toBe(401);
        expect(await receiver.post('', signatureOf('', ''))).toBe(401);
        expect(await receiver.post('')).toBe(401);
        expect(await receiver.post(vector.body, vector.signature)).toBe(204);
        expect(await receiver.post(vector.body, vector.signature)).toBe(204);
      });
      expect(stored).toEqual([event]);
    }),
  );

  now.run(`takes what was sent within five minutes and refuses the rest${now.note}`, () =>
    inTurn(async () => {
      const stored = await withReceiver(language, undefined, async (receiver) => {
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
        }
      });
      expect(idsOf(stored)).toEqual([event.documentId, 'fresh', 'late']);
    }),
  );

  now.run(`takes a full batch, each event once, and refuses one with an old event${now.note}`, () =>
    inTurn(async () => {
      const ids = Array.from({length: LARGEST_BATCH - 2}, (_, index) => `event-${index}`);
      const stored = await withReceiver(language, undefined, async (receiver) => {
        const post = (events: readonly string[]): Promise<number> => {
          const body = `[${events.join(',')}]`;
          return receiver.post(body, signatureOf(body, vector.secret));
        };
        expect(await post([eventSent(0, 'first'), eventSent(-WINDOW - 1, 'old')])).toBe(401);
        expect(await post([eventSent(0, 'first')])).toBe(204);
        expect(await post(['first', ...ids, 'last'].map((id) => eventSent(0, id)))).toBe(204);
        expect(await post([eventSent(0, 'last')])).toBe(204);
      });
      expect(idsOf(stored)).toEqual([...ids, 'first', 'last'].sort());
    }),
  );

  now.run(`takes an event once that comes many times at once${now.note}`, () =>
    inTurn(async () => {
      const body = eventSent(0, 'many');
      const stored = await withReceiver(language, undefined, async (receiver) => {
        const posts = Array.from({length: 12}, () => receiver.post(body, signatureOf(body, vector.secret)));
        expect(new Set(await Promise.all(posts))).toEqual(new Set([204]));
      });
      expect(stored).toEqual([JSON.parse(body)]);
    }),
  );

  now.run(`takes an event that it failed to store when it comes again, and only then${now.note}`, () =>
    inTurn(async () => {
      const [first, second, third] = [0, 1, 2].map((seconds) => eventSent(seconds, 'again'));
      const stored = await withReceiver(language, undefined, async (receiver, events) => {
        const post = (body = ''): Promise<number> => receiver.post(body, signatureOf(body, vector.secret));
        fs.rmSync(events, {recursive: true, force: true});
        fs.writeFileSync(events, 'a file, in which no event can be stored');
        expect(await post(first)).toBe(500);
        fs.rmSync(events);
        fs.mkdirSync(events);
        expect(await post(second)).toBe(204);
        expect(await post(third)).toBe(204);
      });
      expect(stored).toEqual([JSON.parse(second ?? '')]);
    }),
  );
});
