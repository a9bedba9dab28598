import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {cast, sample} from '../../src/service';
import {freePort} from '../support/ports';

const FILE = 'build/sandbox.mjs';
const INVOICE = fs.readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml', 'utf8');
const CLIENTS = 4;
const CONNECTIONS = 200;
const OTHER = 'molenrak-erp';

/** What the sandbox must do a minute on two processors, and the memory that it may have, in MB. */
const GOALS = {uploads: 1000, memory: 400, start: 2000};

/** The memory of a process in MB, where the system says it. */
function memoryOf(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  if (!fs.existsSync(status)) return NaN;
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(status, 'utf8'))?.[1]) / 1024;
}

async function since<T>(run: () => Promise<T>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

async function untilAnswers(url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  );
}

async function tokenOf(origin: string, client_id: string): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    scope: 'ap',
    client_id,
    client_secret: sample.clientSecret,
  });
  const response = await fetch(`${origin}/connect/token`, {method: 'POST', body: form});
  return ((await response.json()) as {access_token: string}).access_token;
}

/** Sends a request, again where the sandbox limits the requests of a minute. */
async function send(url: string, init: RequestInit): Promise<number> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  const wait = Number(response.headers.get('retry-after'));
  if (response.status !== 429) return response.status;
  await new Promise((later) => setTimeout(later, wait * 1000));
  return send(url, init);
}

/** Prints how the published sandbox bears load: `npm run bench -- sandbox [documents]`. It starts one on a free port. */
export async function benchSandbox(count: number): Promise<void> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const program = spawn(process.execPath, [FILE, '--port', String(port)], {stdio: 'ignore'});
  const started = await since(() => untilAnswers(`${origin}/`));
  // One client may send 600 requests a minute: more than 1,200 documents take the time that the limit gives them.
  const tokens = [await tokenOf(origin, sample.clientId), await tokenOf(origin, OTHER)];
  const headersOf = (token = ''): Record<string, string> => ({
    ...{authorization: `Bearer ${token}`, 'subscription-key': sample.subscriptionKey},
  });
  const json = {...headersOf(tokens[0]), 'content-type': 'application/json'};
  const link = JSON.stringify({id: cast.seller.partyId, permissions: {canSendDocument: true}});
  await send(`${origin}/api/v1/user/${OTHER}/party`, {method: 'PUT', headers: json, body: link});
  const path = `${origin}/api/v1/${cast.seller.partyId}/salesInvoice/send`;
  const upload = (number: number): Promise<number> =>
    send(path, {
      method: 'POST',
      headers: {...headersOf(tokens[number % 2]), 'content-type': 'application/xml'},
      body: INVOICE.replaceAll(sample.invoiceNumber, `B-${number}`),
    });
  const first = await since(() => upload(0));
  const statuses = new Map<number, number>();
  let next = 1;
  const client = async (): Promise<void> => {
    while (next <= count) {
      const status = await upload(next++);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const spent = await since(() => Promise.all(Array.from({length: CLIENTS}, client)));
  const together = await since(() =>
    Promise.all(Array.from({length: CONNECTIONS}, () => send(`${origin}/connect/token`, {method: 'POST'}))),
  );
  console.table({
    'start, ms': {measured: Math.round(started), goal: GOALS.start},
    'first document, with the rules loaded, ms': {measured: Math.round(first)},
    'uploads a minute': {measured: Math.round((count / spent) * 60_000), goal: GOALS.uploads},
    [`memory after ${count} documents, MB`]: {measured: Math.round(memoryOf(program.pid)), goal: GOALS.memory},
    [`${CONNECTIONS} requests at once, ms`]: {measured: Math.round(together)},
    'size of the file, kB': {measured: Math.round(fs.statSync(FILE).size / 1024)},
  });
  console.log(`answers: ${[...statuses].map(([status, times]) => `${status} ${times} times`).join(', ')}`);
  program.kill('SIGINT');
  await once(program, 'exit');
}
