import fs from 'node:fs';
import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import routes from '../../src/addresses/routes.json';
import {arazzoText} from '../../src/content/arazzo/document';
import {cast} from '../../src/service';
import {untracked} from '../../src/sources/files';
import {pageSources} from '../support/pages';
import {startSandbox, type RunningSandbox} from '../support/sandbox';
import {runWorkflow, type Arazzo} from './support/arazzoRunner';

/** As published at spec.openapis.org/arazzo/1.0/schema/2024-08-01, from OAI/Arazzo-Specification, commit fc140d2. */
const SCHEMA = 'tests/contract/official/arazzo-1.0.schema.json';

const RESPONSE = 'documents/examples/ubl-invoice-response/acknowledged.xml';

const GUIDES = 'docs/introduction/';

const REQUEST = /<Call |<Samples name="(?!get-token|token-password)/;

const DAY = 24 * 60 * 60 * 1000;

/** A scan for the guide that has none. */
const SCAN = 'documents/examples/join/invoice-2026-0419.pdf';

const text = untracked(arazzoText);
const arazzo = parse(text) as Arazzo;

test('every guide with requests is a workflow, and no page that search engines may not list is named', () => {
  const named = Array.from(text.matchAll(/Guide: (\S+)/g), ([, url = '']) => new URL(url).pathname);
  const guides = pageSources().filter(({file, text: source}) => file.startsWith(GUIDES) && REQUEST.test(source));
  expect(named.sort()).toEqual(guides.map(({address}) => address).sort());
  const hidden = routes.filter(({indexed}) => !indexed).map(({path}) => path);
  expect(hidden.filter((path) => text.includes(path))).toEqual([]);
});

test('the description follows the official schema of Arazzo 1.0', () => {
  const ajv = new Ajv2020({allErrors: true, strict: false});
  addFormats(ajv);
  const isArazzo = ajv.compile(JSON.parse(fs.readFileSync(SCHEMA, 'utf8')) as object);
  isArazzo(parse(text));
  expect(isArazzo.errors ?? []).toEqual([]);
});

describe('on the sandbox', () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  /** Does what the other party of a guide does: the seller receives a response. @returns the inputs that the reader has from its event */
  async function otherParty(): Promise<Record<string, string>> {
    const form = new FormData();
    form.append('file', new Blob([fs.readFileSync(RESPONSE)], {type: 'application/xml'}), 'response.xml');
    const response = await fetch(`${sandbox.url}/api/v1/${cast.seller.partyId}/generic/receive`, {
      ...{method: 'POST', headers: sandbox.credentials(), body: form},
    });
    const {id} = (await response.json()) as {id: string};
    return {documentId: id, responseDocumentId: id};
  }

  test.each(arazzo.workflows.map((workflow) => [workflow.workflowId, workflow] as const))(
    '%s: every step succeeds',
    async (id, workflow) => {
      await sandbox.reset();
      const {authorization, 'subscription-key': subscriptionKey} = sandbox.credentials();
      const announced = id === 'invoice-receiveResponse' ? await otherParty() : {};
      const given = {token: authorization.replace('Bearer ', ''), subscriptionKey, scan: SCAN, ...announced};
      const pass = (): Promise<void> => sandbox.bus().clock.advance(DAY);
      const {ran, failure} = await runWorkflow(arazzo, workflow, sandbox.url, given, pass);
      expect(failure).toBeUndefined();
      expect(ran).toHaveLength(workflow.steps.length);
    },
  );
});
