import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sample} from '../../src/service';
import {start, type Environment, type Result} from '../support/programs';
import {startSandbox, type RunningSandbox} from '../support/sandbox';
import {GIVES_UP} from './support/givesUp';
import {languages, type Language} from './support/languages';
import {testWith} from './support/missing';
import {startProxy, type RunningProxy} from './support/proxy';
import {NO_SECRET} from './support/receiver';
import {inTurn} from './support/turns';
import {INVOICE, layOut, workshop} from './support/workshop';
import {TASKS} from './tasks';

const TIME = 120_000;
const ALREADY_THERE = '409: the bus already has a document under this id; nothing was sent now';
const CREDENTIALS: Environment = {
  PSB_CLIENT_ID: 'zilverlinde-erp',
  PSB_CLIENT_SECRET: 's&c=r+t %é',
  PSB_USERNAME: 'erp@zilverlinde.example',
  PSB_PASSWORD: 'p@ss&w=rd',
  PSB_TOKEN: 'any-token',
  PSB_SUBSCRIPTION_KEY: 'any-key',
  PSB_WEBHOOK_SECRET: sample.webhookSecret,
};

const shop = workshop();
const all = languages(shop.folder);
const ran = new Map(all.map((language) => [language.label, 0]));
let sandbox: RunningSandbox;
let unreachable: RunningSandbox;
let brokenProxy: RunningProxy;
let lostProxy: RunningProxy;

beforeAll(async () => {
  sandbox = await startSandbox();
  unreachable = await startSandbox('code=404');
  brokenProxy = await startProxy(502);
  lostProxy = await startProxy(404);
});

afterAll(async () => {
  await sandbox.close();
  await unreachable.close();
  brokenProxy.close();
  lostProxy.close();
  shop.remove();
  const counts = all.map(
    ({label, installed, needs}) => `${label} ${ran.get(label)}${installed ? '' : ` (skipped: no ${needs})`}`,
  );
  console.log(`samples run: ${counts.join(', ')}`);
});

/** Runs a sample that is laid out in `folder`. */
function run(language: Language, folder: string, environment: Environment = {}): Promise<Result> {
  return start(language.run, folder, {...CREDENTIALS, TMPDIR: folder, ...environment}).ended;
}

test('every sample but the webhook receiver has a task', () => {
  const samples = fs.readdirSync('docs/samples', {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const tasks = TASKS.map((task) => task.sample);
  expect(samples.map((entry) => entry.name).sort()).toEqual([...tasks, 'receive-webhook'].sort());
});

describe.each(all)('$label', (language) => {
  const {run: tested, note} = testWith(language.installed, language.needs);

  for (const task of TASKS) {
    const name = `${task.sample}${note}`;
    const written = (folder: string): string => path.join(folder, task.writes?.file ?? '');

    tested(`${name}: the answer is understood`, {timeout: TIME}, () =>
      inTurn(async () => {
        const folder = await layOut(shop.folder, task.sample, language, sandbox.url);
        const {code, out, err} = await run(language, folder);
        expect({code, err}).toEqual({code: 0, err: ''});
        expect(out).toMatch(task.prints);
        if (task.writes) {
          expect(fs.readFileSync(written(folder), 'utf8')).toBe(
            fs.readFileSync(`documents/examples/${task.writes.document}`, 'utf8'),
          );
        }
        ran.set(language.label, (ran.get(language.label) ?? 0) + 1);
      }),
    );

    tested(`${name}: refused credentials end it with ${task.refused.code}`, {timeout: TIME}, () =>
      inTurn(async () => {
        const folder = await layOut(shop.folder, task.sample, language, sandbox.url);
        const {code, out, err} = await run(language, folder, task.refused.environment);
        expect(code).not.toBe(0);
        expect(out).toBe('');
        expect(err).toContain(task.refused.code);
        if (task.writes) expect(fs.existsSync(written(folder))).toBe(false);
      }),
    );

    tested(`${name}: an error body that is not JSON ends it with its status`, {timeout: TIME}, () =>
      inTurn(async () => {
        const folder = await layOut(shop.folder, task.sample, language, brokenProxy.url);
        const {code, out, err} = await run(language, folder);
        expect({code: code === 0, out}).toEqual({code: false, out: ''});
        expect(err).toContain('502');
        expect(err).toContain(brokenProxy.body);
        if (task.writes) expect(fs.existsSync(written(folder))).toBe(false);
      }),
    );

    test(`${name}: gives up after 30 seconds`, () => {
      expect(fs.readFileSync(`docs/samples/${task.sample}/${language.file}`, 'utf8')).toMatch(GIVES_UP[language.id]);
    });

    const {keepsId} = task;
    if (!keepsId) continue;
    tested(`${name}: a second run repeats the id and takes 409 as success`, {timeout: TIME}, () =>
      inTurn(async () => {
        const folder = await layOut(shop.folder, task.sample, language, sandbox.url);
        const first = await run(language, folder);
        expect(first).toMatchObject({code: 0, err: ''});
        const seen = sandbox.answered.length;
        const again = await run(language, folder);
        expect(again).toEqual({...first, err: ALREADY_THERE});
        expect(sandbox.answered.slice(seen).some((line) => line.startsWith('409 POST'))).toBe(true);
        expect(fs.readFileSync(path.join(folder, keepsId), 'utf8').trim()).toBe(first.out);
        expect(fs.readFileSync(path.join(folder, 'invoice.xml'), 'utf8')).toBe(INVOICE);
      }),
    );
  }

  tested(`query-recipient${note}: 404 API404 is an answer, not a failure`, {timeout: TIME}, () =>
    inTurn(async () => {
      const folder = await layOut(shop.folder, 'query-recipient', language, unreachable.url);
      const {code, out} = await run(language, folder);
      expect({code, out}).toEqual({code: 0, out: 'not reachable'});
    }),
  );

  tested(`query-recipient${note}: a 404 that is not of the bus is a failure`, {timeout: TIME}, () =>
    inTurn(async () => {
      const folder = await layOut(shop.folder, 'query-recipient', language, lostProxy.url);
      const {code, out, err} = await run(language, folder);
      expect({code: code === 0, out}).toEqual({code: false, out: ''});
      expect(err).toContain('404');
    }),
  );

  tested(`register-hook${note}: saves no hook without a secret`, {timeout: TIME}, () =>
    inTurn(async () => {
      const folder = await layOut(shop.folder, 'register-hook', language, sandbox.url);
      const {code, out, err} = await run(language, folder, {PSB_WEBHOOK_SECRET: ''});
      expect({code, out}).toEqual({code: 1, out: ''});
      expect(err).toMatch(NO_SECRET);
    }),
  );
});
