import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {requestText, type LanguageId} from '../../src/contracts/requests/writers';
import type {HttpRequest} from '../../src/contracts/requests/model';
import {SAMPLE_LANGUAGES} from '../../src/contracts/samples';
import {httpRequestOf} from '../../src/playground/httpRequest';
import {testWith} from '../samples/support/missing';
import {inTurn} from '../samples/support/turns';
import {allRequests} from '../support/contracts';
import {start} from '../support/programs';
import {startRecorder, type Exchange, type Recorder} from '../support/recorder';
import {hostsAt} from '../support/sampleHosts';
import {sample} from '../../src/service';
import {newToken, startSandbox, type RunningSandbox} from '../support/sandbox';
import {isInstalled, TOOLS, writeCode} from './support/tools';

/** One request of each kind of body, and of each method. */
const SENT = [
  'getUser',
  'removeHookConfig',
  'subscribe',
  'sendInvoiceResponse',
  'sendSalesInvoice',
  'recognizeSalesInvoice',
  'transformDocument',
  'playground',
];

/** A query as a reader copies it from the playground. */
const QUERY = {
  query: '# "Mine"\nquery Mine($name: String) {\n  party(name: $name, country: "NL") { preferredName }\n}\n',
  variables: {name: 'Molenrak'},
};

/** What could leave a string of some language, or become another value in it. */
const HOSTILE = {
  text: 'O\'Hara "\\ $HOME `id` ${x} #{y} {z} %s """ \'\'\' \\u0041 </script> é € 😀',
  control: 'a\nb\tc\u0007\bd\r\f$x',
  'a-b': null,
  Capital: true,
  emptyList: [],
  emptyObject: {},
  mixed: [1, 0.5, -7, 'x', null, false, {class: 1, event: 'e', new: [true]}],
  nested: [['a'], ['b', 'c'], []],
  numbered: {'0': 'zero', '1': 'one'},
  __proto__x: {['__proto__']: 'p'},
};

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-requests-'));
const XML = fs.readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml', 'utf8');
const requests = new Map([...allRequests(), ['playground', httpRequestOf('https://vpd.example/graphql/v1', QUERY)]]);
let sandbox: RunningSandbox;
let recorder: Recorder;
let echo: Recorder;

beforeAll(async () => {
  sandbox = await startSandbox();
  recorder = await startRecorder(sandbox.url);
  echo = await startRecorder();
});

afterAll(async () => {
  recorder.close();
  echo.close();
  await sandbox.close();
  fs.rmSync(root, {recursive: true, force: true});
});

function named(key: string): HttpRequest {
  const request = requests.get(key);
  if (!request) throw new Error(`no request ${key}`);
  return request;
}

/** Runs a request in a language. The recorder tells requests that run at once apart by their token. */
async function send(language: LanguageId, request: HttpRequest, to: Recorder): Promise<Exchange & {out: string}> {
  const {fileOf, compile, run} = TOOLS[language];
  const folder = fs.mkdtempSync(path.join(root, `${language}-`));
  const file = fileOf('request');
  writeCode(folder, file, requestText(language, request));
  fs.writeFileSync(path.join(folder, 'document.xml'), XML);
  fs.writeFileSync(path.join(folder, 'scan.pdf'), '%PDF-1.7\r\n--x');
  const compiled = compile && (await start(compile(file), folder).ended);
  expect(compiled?.err ?? '').toBe('');
  // What a request deleted is there again, and each request has a token of its own.
  await sandbox.reset();
  const hook = {id: sample.hookId, name: 'To be removed', action: 'mailto:a@erp.example'};
  sandbox.bus().hooks.save(undefined, hook);
  const tokens = [newToken(sandbox.bus()), newToken(sandbox.bus(), 'vpd')] as const;
  const documentId = randomUUID();
  const environment = {
    ...hostsAt(to.url),
    PSB_TOKEN: tokens[0],
    VPD_TOKEN: tokens[1],
    PSB_SUBSCRIPTION_KEY: sample.subscriptionKey,
    PSB_DOCUMENT_ID: documentId,
  };
  const {code, out, err} = await start(run(file), folder, environment).ended;
  expect({code, err: language === 'curl' ? '' : err}).toEqual({code: 0, err: ''});
  const exchange = to.exchanges.find(({recorded}) => tokens.some((token) => recorded.token === `Bearer ${token}`));
  if (!exchange) throw new Error(`${language} sent nothing with its token`);
  expect(exchange.documentId).toBe(request.headers.length > 2 ? documentId : undefined);
  return {...exchange, recorded: {...exchange.recorded, token: 'Bearer …'}, out};
}

const byCurl = new Map<string, Promise<Exchange>>();

function sentByCurl(key: string): Promise<Exchange> {
  const sent = byCurl.get(key) ?? send('curl', named(key), recorder);
  byCurl.set(key, sent);
  return sent;
}

describe.each(SAMPLE_LANGUAGES)('$label', ({id}) => {
  const {run, note} = testWith(isInstalled(id, root) && isInstalled('curl', root), `${TOOLS[id].needs}, curl`);

  for (const key of SENT) {
    run(`${key}: sends what curl sends and prints status and body${note}`, () =>
      inTurn(async () => {
        const expected = await sentByCurl(key);
        const {out, ...sent} = await send(id, named(key), recorder);
        expect(sent.recorded).toEqual(expected.recorded);
        expect(sent.status).toBeLessThan(300);
        expect(out).toBe((id === 'curl' ? sent.text : `${sent.status}\n${sent.text}`).trim());
      }),
    );
  }

  run(`a body arrives as it was meant${note}`, () =>
    inTurn(async () => {
      const request: HttpRequest = {...named('subscribe'), body: {kind: 'json', value: HOSTILE}};
      const {recorded} = await send(id, request, echo);
      expect(recorded.body).toEqual(HOSTILE);
    }),
  );
});

test('a request of each kind of body is sent', () => {
  const kinds = new Set(SENT.map((key) => named(key).body.kind));
  expect([...kinds].sort()).toEqual(['file', 'form', 'json', 'none']);
});
