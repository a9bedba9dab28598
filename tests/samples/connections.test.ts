import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect} from 'vitest';
import {start, type Result} from '../support/programs';
import {hostsAt} from '../support/sampleHosts';
import {CREDENTIALS} from './support/accepting';
import {languages} from './support/languages';
import {testWith} from './support/missing';
import {startProxy, startRedirect, startStallingProxy, type RunningProxy} from './support/proxy';
import {impatient} from './support/timeOut';
import {inTurn} from './support/turns';
import {layOut, workshop, type LaidOut} from './support/workshop';
import {TASKS} from './tasks';

const shop = workshop();
let stalling: RunningProxy;

beforeAll(async () => {
  stalling = await startStallingProxy();
});

afterAll(() => {
  stalling.close();
  shop.remove();
});

/** Runs a test in its turn, with a proxy that is to receive nothing. */
const untouching = (work: (untouched: RunningProxy) => Promise<void>): Promise<void> =>
  inTurn(async () => {
    const untouched = await startProxy(200, 'application/json');
    try {
      await work(untouched);
      expect(untouched.received).toEqual([]);
    } finally {
      untouched.close();
    }
  });

const run = ({run: command, folder}: LaidOut, {url}: RunningProxy): Promise<Result> =>
  start(command, folder, {...CREDENTIALS, PSB_TOKEN: 'any-token', ...hostsAt(url)}).ended;

/** What a sample left of a file that it writes, whole or in part. */
const leftOf = (folder: string, file?: string): string[] =>
  file === undefined ? [] : fs.readdirSync(folder).filter((each) => each.startsWith(file));

/** Tasks whose shell scripts let jq reject the body, which has no token: their page has no room for more. */
const TOKENS = ['get-token', 'token-password'];

/** Tasks whose samples read the body of the first response. */
const READS = ['download-invoice', 'query-recipient'];

describe.each(languages(shop.folder))('$label', (language) => {
  const {run: tested, note} = testWith(language.installed, language.needs);

  tested.each(TASKS)(`$sample${note}: a redirect is an error, and nothing is sent elsewhere`, ({sample, writes}) =>
    untouching(async (elsewhere) => {
      const laid = await layOut(shop.folder, sample, language);
      const redirect = await startRedirect(`${elsewhere.url}/elsewhere`);
      const {code, out, err} = await run(laid, redirect);
      redirect.close();
      expect(out).toBe('');
      if (language.id === 'curl' && TOKENS.includes(sample)) {
        expect(code).toBeGreaterThan(0);
        return;
      }
      expect(code).toBe(1);
      if (language.id === 'curl') expect(err.split(/\s/).sort()).toEqual(['302', redirect.body]);
      else expect(err).toBe(`302 ${redirect.body}`);
      expect(leftOf(laid.folder, writes?.file)).toEqual([]);
    }),
  );

  tested.each(TASKS.filter(({sample}) => READS.includes(sample)))(
    `$sample${note}: a body that stalls ends it after the time-out`,
    async ({sample, writes}) => {
      const laid = await inTurn(() => layOut(shop.folder, sample, language, (text) => impatient(text, language.id)));
      const {code, out, err} = await run(laid, stalling);
      expect({code, out}).toEqual({code: 1, out: ''});
      expect(err.split('\n')).toContain('No response within 30 seconds. Run this again.');
      expect(leftOf(laid.folder, writes?.file)).toEqual([]);
    },
  );

  tested.each(TASKS.flatMap(({sample, sends}) => (sends ? [{sample, idFile: sends.idFile}] : [])))(
    `$sample${note}: with an empty ID file it sends nothing, and says what to do`,
    ({sample, idFile}) =>
      untouching(async (bus) => {
        const laid = await layOut(shop.folder, sample, language);
        fs.writeFileSync(`${laid.folder}/${idFile}`, '\n');
        const {code, out, err} = await run(laid, bus);
        expect({code, out}).toEqual({code: 1, out: ''});
        expect(err).toContain(`${idFile} is empty`);
        expect(err).toContain('Delete it, and run this again');
      }),
  );
});
