import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {untracked} from '../../src/sources/files';
import {platformOperationNamed, platformOperations} from '../../src/sources/platform';
import {start, type Environment, type Result} from '../support/programs';
import {PLATFORM_TASKS, REJECTED, tokenOf, type PlatformTask} from './platformTasks';
import {testWith} from './support/missing';
import {startPlatform, type Backend} from './support/platform/backend';
import {platformLanguages, type PlatformLanguage} from './support/platform/languages';
import {compilePlatformSamples, layOutPlatform, platformSample} from './support/platform/samples';
import {startSilentProxy} from './support/proxy';
import {inTurn} from './support/turns';
import {workshop} from './support/workshop';

const EXPIRED = 'DEFAULT_ERROR_MESSAGE [DEFAULT_ERROR_CODE999]';
const OPERATIONS = PLATFORM_TASKS.map(({operation}) => operation);

const shop = workshop();
const all = platformLanguages(shop.folder);
const built = new Map<string, string>();
const ran = new Map(all.map(({label}) => [label, 0]));

beforeAll(async () => {
  for (const language of all.filter(({installed}) => installed)) {
    built.set(language.id, await compilePlatformSamples(shop.folder, language, OPERATIONS));
  }
});

afterAll(() => {
  shop.remove();
  const counts = all.map(
    ({label, installed, needs}) => `${label} ${ran.get(label)}${installed ? '' : ` (skipped: no ${needs})`}`,
  );
  console.log(`platform samples run: ${counts.join(', ')}`);
});

interface Ran extends Result {
  readonly folder: string;
  readonly backend: Backend;
}

/** Runs the sample of an operation against a platform of its own. */
async function run(
  operation: string,
  language: PlatformLanguage,
  {changes, environment}: {changes?: Parameters<typeof startPlatform>[0]; environment?: Environment} = {},
): Promise<Ran> {
  const backend = await startPlatform(changes);
  const {folder, command} = layOutPlatform(shop.folder, operation, language, {
    backend: backend.url,
    built: built.get(language.id) ?? '',
  });
  const result = await start(command, folder, {
    PSB_SUBSCRIPTION_KEY: 'any-key',
    PSB_CONSUMER_KEY: 'zilverlinde-erp',
    PSB_CONSUMER_SECRET: 'any-secret',
    PSB_SECURITY_TOKEN: tokenOf(untracked(() => platformOperationNamed(operation)).as),
    ...environment,
  }).ended;
  await backend.close();
  return {...result, folder, backend};
}

/** Looks at what a sample did, beside what it printed. */
function expectDone({operation, pages = 1, writes, sends}: PlatformTask, {folder, backend}: Ran): void {
  expect(backend.asked).toEqual(Array<string>(pages).fill(operation));
  if (writes) {
    expect(writes.isRight(fs.readFileSync(path.join(folder, writes.file))), `${writes.file} is right`).toBe(true);
  }
  if (sends) expect(backend.received.every(sends), 'the request is right').toBe(true);
}

test('every operation of the WSDL has a task', () => {
  const operations = untracked(platformOperations).map(({name}) => name);
  expect([...OPERATIONS].sort()).toEqual(operations.sort());
});

describe.each(all)('$label', (language) => {
  const {run: tested, note} = testWith(language.installed, language.needs);
  const isCurl = language.id === 'curl';

  for (const task of PLATFORM_TASKS) {
    const {operation, prints, response, alias} = task;

    tested(`${operation}${note}: does its task`, () =>
      inTurn(async () => {
        const result = await run(operation, language, {changes: {alias}});
        expect({code: result.code, err: result.err}).toEqual({code: 0, err: ''});
        if (isCurl) expect(result.out).toContain(response);
        else if (typeof prints === 'string') expect(result.out).toBe(prints);
        else expect(result.out).toMatch(prints);
        if (!isCurl) expectDone(task, result);
        ran.set(language.label, (ran.get(language.label) ?? 0) + 1);
      }),
    );

    test.concurrent(`${operation}: has a time-out of 30 seconds, and a comment that says how to run the file`, () => {
      const {file, text} = platformSample(operation, language);
      expect(text).toContain(language.timeOut);
      expect(text).toMatch(new RegExp(`^(//|#) Run: (.*\\n// +)?.*\\b${file.replace('.', '\\.')}`, 'm'));
    });
  }

  tested(`an expired token ends it with the fault${note}`, () =>
    inTurn(async () => {
      const {code, out, err} = await run('GetParty', language, {environment: {PSB_SECURITY_TOKEN: 'expired-token'}});
      expect(out).toBe('');
      if (isCurl) {
        expect(code).not.toBe(0);
        expect(err).toContain(EXPIRED);
      } else expect({code, err}).toEqual({code: 1, err: EXPIRED});
    }),
  );

  tested(`a wrong subscription key ends it with 403${note}`, () =>
    inTurn(async () => {
      const {code, out, err} = await run('GetParty', language, {environment: {PSB_SUBSCRIPTION_KEY: 'wrong-key'}});
      expect({code: code === 0, out}).toEqual({code: false, out: ''});
      expect(err).toMatch(/403|Forbidden/);
    }),
  );

  if (isCurl) return;

  tested(`SetInboxDocumentStatus${note}: a second run is no failure`, () =>
    inTurn(async () => {
      const {code, out, err, backend} = await run('SetInboxDocumentStatus', language);
      expect({code, out, err}).toEqual({code: 0, out: 'X261116000482 40', err: ''});
      expect(backend.asked).toEqual(['SetInboxDocumentStatus', 'GetInboxDocument']);
    }),
  );

  tested(`SetInboxDocumentStatus${note}: of a rejected invoice is a failure`, () =>
    inTurn(async () => {
      const {code, out, err} = await run('SetInboxDocumentStatus', language, {changes: {alias: REJECTED}});
      expect({code, out}).toEqual({code: 1, out: ''});
      expect(err).toMatch(/\[ ERRSTS2000002 \]$/);
    }),
  );

  tested(`GetDocumentPdf${note}: waits for a PDF that isn't ready`, async () => {
    const began = Date.now();
    const fault = (_: string, nth: number): string | undefined => (nth === 1 ? 'ERRDMN8000003' : undefined);
    const {code, out, err, backend} = await run('GetDocumentPdf', language, {changes: {fault}});
    expect({code, out, err}).toEqual({code: 0, out: 'invoice.pdf', err: ''});
    expect(backend.asked).toHaveLength(2);
    expect(Date.now() - began).toBeGreaterThan(5_000);
  });

  tested(`SendDocument${note}: says after a fault that nothing was sent`, () =>
    inTurn(async () => {
      const {code, out, err} = await run('SendDocument', language, {changes: {fault: () => 'ERRSND4000001'}});
      expect({code, out}).toEqual({code: 1, out: ''});
      expect(err).toMatch(/ \[ ERRSND4000001 \]\nNothing was sent\.$/);
    }),
  );

  tested(`SendDocument${note}: says after a time-out where to look`, async () => {
    const silent = await startSilentProxy();
    const change = (text: string): string => text.replace(language.timeOut, language.timeOut.replace('30', '1'));
    const {folder, command} = await inTurn(async () => {
      const own = await compilePlatformSamples(shop.folder, language, ['SendDocument'], change);
      return layOutPlatform(shop.folder, 'SendDocument', language, {backend: silent.url, built: own, change});
    });
    const {code, out, err} = await start(command, folder, {PSB_SUBSCRIPTION_KEY: 'k', PSB_SECURITY_TOKEN: 't'}).ended;
    silent.close();
    const err30 = 'No response within 30 seconds. Look for the invoice in the outbox before you run this again.';
    expect({code, out, err}).toEqual({code: 1, out: '', err: err30});
  });
});
