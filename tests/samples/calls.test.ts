import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sample} from '../../src/service';
import {start, type Environment, type Result} from '../support/programs';
import {startRecorder} from '../support/recorder';
import {hostsAt} from '../support/sampleHosts';
import {sampleTaskNames} from '../support/samples';
import type {RunningSandbox} from '../support/sandbox';
import {alone, CREDENTIALS, ready, tokens} from './support/accepting';
import {doneBy} from './support/done';
import {everySample} from './support/everySample';
import {languages, type Language} from './support/languages';
import {testWith} from './support/missing';
import {startProxy, startSilentProxy, type RunningProxy} from './support/proxy';
import {NO_SECRET} from './support/receiver';
import {impatient, TIME_OUT} from './support/timeOut';
import {inTurn} from './support/turns';
import {INVOICE, layOut, sourceOf, workshop, type LaidOut} from './support/workshop';
import {TASKS} from './tasks';

const NOT_MINE = '409: the bus already has a document with this ID. List its statuses before you send it again.';
const shop = workshop();
const all = languages(shop.folder);
/** What the samples of each task did, by the label of their language. */
const did = new Map(TASKS.map(({sample}) => [sample, new Map<string, unknown>()]));
let sandbox: RunningSandbox;
let unreachable: RunningSandbox;
let brokenProxy: RunningProxy;
let lostProxy: RunningProxy;
let lostGateway: RunningProxy;
let silentProxy: RunningProxy;
let occupied: RunningSandbox;

beforeAll(async () => {
  sandbox = await ready();
  unreachable = await ready({prefer: 'code=404'});
  brokenProxy = await startProxy(502);
  lostProxy = await startProxy(404);
  lostGateway = await startProxy(404, 'application/json');
  silentProxy = await startSilentProxy();
  occupied = await ready({prefer: 'code=409'});
});

afterAll(async () => {
  await sandbox.close();
  await unreachable.close();
  await occupied.close();
  for (const proxy of [brokenProxy, lostProxy, lostGateway, silentProxy]) proxy.close();
  shop.remove();
  const counts = all.map(({label, installed, needs}) => {
    const ran = [...did.values()].filter((each) => each.has(label)).length;
    return `${label} ${ran}${installed ? '' : ` (skipped: no ${needs})`}`;
  });
  console.log(`samples run: ${counts.join(', ')}`);
});

/** Runs a sample that is laid out, with a backend for all its hosts. */
function run({run: command, folder}: LaidOut, backend: string, environment: Environment = {}): Promise<Result> {
  const PSB_TOKEN = tokens.get(backend) ?? tokens.get(sandbox.url) ?? '';
  return start(command, folder, {...CREDENTIALS, PSB_TOKEN, ...hostsAt(backend), TMPDIR: folder, ...environment}).ended;
}

/** Lays a sample ready to run and runs it once. */
async function runOnce(
  sample: string,
  language: Language,
  backend: string,
  environment: Environment = {},
): Promise<Result & LaidOut> {
  const laid = await layOut(shop.folder, sample, language);
  return {...laid, ...(await run(laid, backend, environment))};
}

test('every sample that calls the service has a task', () => {
  const tasks = TASKS.map((task) => task.sample);
  expect(sampleTaskNames().sort()).toEqual([...tasks, 'build-invoice', 'receive-webhook'].sort());
});

describe.each(all)('$label', (language) => {
  const {run: tested, note} = testWith(language.installed, language.needs);

  for (const task of TASKS) {
    const name = `${task.sample}${note}`;
    const written = (folder: string): string => path.join(folder, task.writes?.file ?? '');

    tested(`${name}: the answer is understood`, () =>
      alone(async (own) => {
        const recorder = await startRecorder(own.url);
        tokens.set(recorder.url, tokens.get(own.url) ?? '');
        const {code, out, err, folder} = await runOnce(task.sample, language, recorder.url);
        recorder.close();
        expect({code, err}).toEqual({code: 0, err: ''});
        expect(out).toMatch(task.prints);
        if (task.writes) {
          expect(fs.readFileSync(written(folder), 'utf8')).toBe(
            fs.readFileSync(`documents/examples/${task.writes.document}`, 'utf8'),
          );
          const {mode} = fs.statSync(path.join(folder, 'invoice.xml'));
          expect(fs.statSync(written(folder)).mode).toBe(mode);
        }
        did.get(task.sample)?.set(language.label, doneBy(recorder.exchanges, out));
      }),
    );

    tested(`${name}: refused credentials end it with ${task.refused.code}`, () =>
      inTurn(async () => {
        const {code, out, err, folder} = await runOnce(task.sample, language, sandbox.url, task.refused.environment);
        expect(code).not.toBe(0);
        expect(out).toBe('');
        expect(err).toContain(task.refused.code);
        if (language.id !== 'curl') expect(err).toMatch(/^40[01] /);
        if (task.writes) expect(fs.existsSync(written(folder))).toBe(false);
      }),
    );

    tested(`${name}: an error body that is not JSON ends it with its status`, () =>
      inTurn(async () => {
        const {code, out, err, folder} = await runOnce(task.sample, language, brokenProxy.url);
        expect({code: code === 0, out}).toEqual({code: false, out: ''});
        expect(err).toContain('502');
        if (language.id === 'curl') expect(err).toContain(brokenProxy.body);
        else expect(err).toBe(`502 ${brokenProxy.body}`);
        if (task.writes) expect(fs.existsSync(written(folder))).toBe(false);
      }),
    );

    test.concurrent(`${name}: has a time-out of 30 seconds, and a comment that says how to run the file`, () => {
      const {file, text} = sourceOf(task.sample, language);
      expect(text).toMatch(TIME_OUT[language.id]);
      expect(text).toMatch(new RegExp(`^(//|#) Run: .*\\b${file.replace('.', '\\.')}`, 'm'));
    });

    const afterTimeOut = `No response within 30 seconds. Run this again${
      task.sends ? `: the same ID is sent, so the ${task.sends.document} is delivered once.` : '.'
    }`;
    tested(`${name}: after a time-out it says what to do`, async () => {
      const laid = await inTurn(() =>
        layOut(shop.folder, task.sample, language, (text) => impatient(text, language.id)),
      );
      const {code, out, err} = await run(laid, silentProxy.url);
      expect({code, out}).toEqual({code: 1, out: ''});
      expect(err.split('\n')).toContain(afterTimeOut);
    });

    const {sends} = task;
    if (!sends) continue;
    tested(`${name}: a second run sends the same ID and takes 409 as success`, () =>
      alone(async (own) => {
        const laid = await layOut(shop.folder, task.sample, language);
        const first = await run(laid, own.url);
        expect(first).toMatchObject({code: 0, err: ''});
        const seen = own.answered.length;
        const err = `409: the bus already has this ${sends.document}. It was not sent again.`;
        expect(await run(laid, own.url)).toEqual({...first, err});
        expect(own.answered.slice(seen).some((line) => line.startsWith('409 POST'))).toBe(true);
        expect(fs.readFileSync(path.join(laid.folder, sends.idFile), 'utf8').trim()).toBe(first.out);
        expect(fs.readFileSync(path.join(laid.folder, 'invoice.xml'), 'utf8')).toBe(INVOICE);
      }),
    );

    tested(`${name}: an ID is read without the white space around it`, () =>
      alone(async (own) => {
        const laid = await layOut(shop.folder, task.sample, language);
        const id = randomUUID();
        fs.writeFileSync(path.join(laid.folder, sends.idFile), ` ${id}\r\n`);
        expect(await run(laid, own.url)).toEqual({code: 0, out: id, err: ''});
      }),
    );

    tested(`${name}: 409 to a new ID is a failure, and the next run has the same ID`, () =>
      inTurn(async () => {
        const {code, out, err, folder} = await runOnce(task.sample, language, occupied.url);
        expect({code, out, err}).toEqual({code: 1, out: '', err: NOT_MINE});
        expect(fs.existsSync(path.join(folder, sends.idFile))).toBe(true);
      }),
    );
  }

  tested(`query-recipient${note}: 404 API404 ends it with a code of its own`, () =>
    inTurn(async () => {
      const {code, out} = await runOnce('query-recipient', language, unreachable.url);
      expect({code, out}).toEqual({code: 2, out: 'not reachable'});
    }),
  );

  tested(`query-recipient${note}: a 404 that is not of the bus is a failure`, () =>
    inTurn(async () => {
      for (const proxy of [lostProxy, lostGateway]) {
        const {code, out, err} = await runOnce('query-recipient', language, proxy.url);
        expect({code, out}).toEqual({code: 1, out: ''});
        expect(err).toContain('404');
        expect(err).toContain(proxy.body);
      }
    }),
  );

  tested(`register-hook${note}: a secret of any characters arrives as it is`, () =>
    inTurn(async () => {
      const proxy = await startProxy(200, 'application/json');
      const secret = `quote " backslash \\ é`;
      const {code, out} = await runOnce('register-hook', language, proxy.url, {PSB_WEBHOOK_SECRET: secret});
      proxy.close();
      expect({code, out}).toEqual({code: 0, out: proxy.body});
      expect(JSON.parse(proxy.received[0] ?? '')).toEqual({
        id: sample.hookId,
        name: 'Invoice events to the ERP',
        action: `https://erp.molenrak.example/psb#${secret}`,
        topics: ['InvoiceReceived', 'InvoiceReceivedError'],
        isActive: true,
      });
    }),
  );

  tested(`register-hook${note}: saves no hook without a secret`, () =>
    inTurn(async () => {
      const {code, out, err} = await runOnce('register-hook', language, sandbox.url, {PSB_WEBHOOK_SECRET: ''});
      expect({code, out}).toEqual({code: 1, out: ''});
      expect(err).toMatch(NO_SECRET);
    }),
  );
});

test.each(TASKS)('$sample: requests and prints the same in every language', ({sample}) => {
  const [[, first] = [], ...others] = did.get(sample) ?? [];
  for (const [label, done] of others) expect(done, label).toEqual(first);
  expect(did.get(sample)?.size).toBe(all.filter(({installed}) => installed).length);
});

test.each(all)('$label: each sample has a name of its own', (language) => {
  const names = everySample(language).map(({file}) => file.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('no sample in Python hides a module of Python or of a package', async () => {
  const python = all.find(({id}) => id === 'python');
  if (!python?.installed) return;
  const names = everySample(python).map(({file}) => path.parse(file).name);
  const code = 'import importlib.util, sys; print(*(name for name in sys.argv[1:] if importlib.util.find_spec(name)))';
  const [program] = python.run('', '');
  expect(await start([program, '-I', '-c', code, ...names], shop.folder).ended).toEqual({code: 0, out: '', err: ''});
});
