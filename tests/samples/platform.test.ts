import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {untracked} from '../../src/sources/files';
import {platformOperationNamed, platformOperations} from '../../src/sources/platform';
import {start, type Environment, type Result} from '../support/programs';
import {hostsAt} from '../support/sampleHosts';
import {ACCEPTED, PLATFORM_TASKS, REJECTED, tokenOf, type PlatformTask} from './platformTasks';
import {testWith} from './support/missing';
import {startPlatform, type Backend} from './support/platform/backend';
import {platformLanguages, type PlatformLanguage} from './support/platform/languages';
import {pageRequest, requestedBy} from './support/platform/requested';
import {compilePlatformSamples, layOutPlatform, newNumber, platformSample} from './support/platform/samples';
import {startSilentProxy} from './support/proxy';
import {inTurn} from './support/turns';
import {INVOICE, workshop} from './support/workshop';

const EXPIRED = 'DEFAULT_ERROR_MESSAGE [DEFAULT_ERROR_CODE999]';
const OPERATIONS = PLATFORM_TASKS.map(({operation}) => operation);
/** Some clients add text to the message of a fault. */
const AFTER = ' (see the log of the server)';
const UNKNOWN = 'Look for the invoice in the outbox before you run this again.';

/** What a file can have before its root element. */
const ELEMENTS = newNumber(INVOICE).replace(/^<\?xml[^>]*\?>\s*/, '');
const INVOICES: [what: string, text: string][] = [
  ['neither', ELEMENTS],
  ['a byte order mark alone', `\uFEFF${ELEMENTS}`],
  ['a byte order mark and a declaration', `\uFEFF<?xml version="1.0" encoding="utf-8"?>\n${ELEMENTS}`],
  ['the root element on the line of the declaration', `<?xml version='1.0' encoding='UTF-8'?>${ELEMENTS}`],
  ['all of them and CRLF', `\uFEFF<?xml version='1.0'?><!-- made -->${ELEMENTS}`.replace(/\r?\n/g, '\r\n')],
];

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
  {
    changes,
    environment,
    invoice,
  }: {changes?: Parameters<typeof startPlatform>[0]; environment?: Environment; invoice?: string} = {},
): Promise<Ran> {
  const backend = await startPlatform(changes);
  const {folder, command} = layOutPlatform(shop.folder, operation, language, {
    built: built.get(language.id) ?? '',
    invoice,
  });
  const result = await start(command, folder, {
    ...hostsAt(backend.url),
    PSB_SUBSCRIPTION_KEY: 'any-key',
    PSB_CONSUMER_KEY: 'zilverlinde-erp',
    PSB_CONSUMER_SECRET: 'your-consumer-secret',
    PSB_SECURITY_TOKEN: tokenOf(untracked(() => platformOperationNamed(operation)).key),
    ...environment,
  }).ended;
  await backend.close();
  return {...result, folder, backend};
}

/** Looks at what a sample did, beside what it printed. */
function expectDone({operation, pages = 1, writes}: PlatformTask, {folder, backend}: Ran, isCurl: boolean): void {
  expect(backend.asked).toEqual(Array<string>(pages).fill(operation));
  expect(requestedBy(backend.received[0] ?? '')).toEqual(pageRequest(operation));
  if (isCurl) return;
  if (writes) {
    expect(writes.isRight(fs.readFileSync(path.join(folder, writes.file))), `${writes.file} is right`).toBe(true);
  }
}

test('every operation of the WSDL has a task', () => {
  const operations = untracked(platformOperations).map(({name}) => name);
  expect([...OPERATIONS].sort()).toEqual(operations.sort());
});

/** What the comment at the head of a sample says that it does, and needs beside what its language needs. */
const headOf = (text: string): string =>
  [...text.matchAll(/^(?:\/\/|#) (.*)/gm)]
    .map(([, line = '']) => line)
    .join(' ')
    .replace(/ (?:Needs (?!PSB_)|Run: ).*/, '');

test.each(OPERATIONS)('%s: the samples say in the same words what they do', (operation) => {
  const heads = all.filter(({id}) => id !== 'curl').map((language) => headOf(platformSample(operation, language).text));
  expect(heads).toEqual(heads.map(() => heads[0]));
  expect(heads[0]).toMatch(/^Needs PSB_.* (?:Prints|Saves|Sends|Sets) .*\.$/);
});

describe.each(all)('$label', (language) => {
  const {run: tested, note} = testWith(language.installed, language.needs);
  const isCurl = language.id === 'curl';

  for (const task of PLATFORM_TASKS) {
    const {operation, prints, response} = task;

    tested(`${operation}${note}: does its task`, () =>
      inTurn(async () => {
        const result = await run(operation, language, {changes: {limit: 1}});
        expect({code: result.code, err: result.err}).toEqual({code: 0, err: ''});
        if (isCurl) expect(result.out).toContain(response);
        else if (typeof prints === 'string') expect(result.out).toBe(prints);
        else expect(result.out).toMatch(prints);
        expectDone(task, result, isCurl);
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

  tested.each([
    ['soap:Client', 'ERRSND4000001', 'Nothing was sent.'],
    ['soap:Server', 'ERRIER8000001', UNKNOWN],
    ['soap:Server', 'ERRNET5000001', UNKNOWN],
  ])(`SendDocument${note}: after a fault with %s, %s, it says whether the invoice was sent`, (_, fault, outcome) =>
    inTurn(async () => {
      const {code, out, err} = await run('SendDocument', language, {changes: {fault: () => fault}});
      expect({failed: code !== 0, out}).toEqual({failed: true, out: ''});
      expect(err).toContain(` [ ${fault} ]`);
      expect(err.split('\n').at(-1)).toBe(outcome);
    }),
  );

  tested.each(INVOICES)(`SendDocument${note}: sends a file with %s`, (_, invoice) =>
    inTurn(async () => {
      const {code, err, backend} = await run('SendDocument', language, {invoice});
      expect({code, err}).toEqual({code: 0, err: ''});
      expect(requestedBy(backend.received[0] ?? '')).toEqual(pageRequest('SendDocument'));
    }),
  );

  tested(`SendDocument${note}: says after a time-out where to look`, async () => {
    const silent = await startSilentProxy();
    const change = (text: string): string => text.replace(language.timeOut, language.timeOut.replace('30', '1'));
    const {folder, command} = await inTurn(async () => {
      const own = await compilePlatformSamples(shop.folder, language, ['SendDocument'], change);
      return layOutPlatform(shop.folder, 'SendDocument', language, {built: own, change});
    });
    const {code, out, err} = await start(command, folder, {
      ...hostsAt(silent.url),
      PSB_SUBSCRIPTION_KEY: 'k',
      PSB_SECURITY_TOKEN: 't',
    }).ended;
    silent.close();
    expect({failed: code !== 0, out}).toEqual({failed: true, out: ''});
    if (isCurl) expect(err).toMatch(new RegExp(`^curl: \\(28\\) [^]*\n${UNKNOWN}$`));
    else expect(err).toBe(`No response within 30 seconds.\n${UNKNOWN}`);
  });

  if (isCurl) return;

  tested(`SetInboxDocumentStatus${note}: a second run is no failure`, () =>
    inTurn(async () => {
      const changes = {alias: ACCEPTED, after: AFTER};
      const {code, out, err, backend} = await run('SetInboxDocumentStatus', language, {changes});
      expect({code, out, err}).toEqual({code: 0, out: 'X261116000483 40', err: ''});
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
    const {code, out, err, backend} = await run('GetDocumentPdf', language, {changes: {fault, after: AFTER}});
    expect({code, out, err}).toEqual({code: 0, out: 'invoice.pdf', err: ''});
    expect(backend.asked).toHaveLength(2);
    expect(Date.now() - began).toBeGreaterThan(5_000);
  });
});
