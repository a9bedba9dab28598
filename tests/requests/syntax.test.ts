import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {requestText} from '../../src/contracts/requests/writers';
import {SAMPLE_LANGUAGES} from '../../src/contracts/samples';
import {service} from '../../src/service';
import {testWith} from '../samples/support/missing';
import {start} from '../support/programs';
import {HOST_VARIABLES} from '../support/sampleHosts';
import {everyRequest} from './support/everyRequest';
import {hostIn} from './support/hostIn';
import {isInstalled, TOOLS, writeCode} from './support/tools';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-requests-'));
const requests = everyRequest();

afterAll(() => fs.rmSync(root, {recursive: true, force: true}));

test('there is a request for each operation and each example of a body', () => {
  expect(requests.length).toBeGreaterThan(58);
  expect(new Set(requests.map(({name}) => name)).size).toBe(requests.length);
});

test('no request contains a token or a key', () => {
  for (const {id} of SAMPLE_LANGUAGES) {
    for (const {name, request} of requests) {
      const text = requestText(id, request);
      expect(request.headers.map(({name: header}) => header)).toContain('Authorization');
      for (const {variable} of request.headers) expect(text, `${name} ${id}`).toContain(variable);
    }
  }
});

test('every request reads its host from an environment variable, with the acceptance host as the default', () => {
  for (const {id} of SAMPLE_LANGUAGES) {
    for (const {name, request} of requests) {
      const text = requestText(id, request);
      const [variable, origin] = hostIn(id, text);
      expect(Object.keys(HOST_VARIABLES), `${name} ${id}`).toContain(variable);
      expect(origin, `${name} ${id}`).toBe(`https://${service.psb.accp.host}`);
      expect(text.split(origin), `${name} ${id}: the host again`).toHaveLength(2);
    }
  }
});

test('curl is the shortest, so a page that has it keeps enough height free for each language', () => {
  const linesOf = (text: string): number => text.split('\n').length;
  for (const {name, request} of requests) {
    for (const {id} of SAMPLE_LANGUAGES) {
      expect(linesOf(requestText(id, request)), `${name} ${id}`).toBeGreaterThanOrEqual(
        linesOf(requestText('curl', request)),
      );
    }
  }
});

describe.each(SAMPLE_LANGUAGES)('$label', ({id}) => {
  const {needs, fileOf, beside, check} = TOOLS[id];
  const {run, note} = testWith(isInstalled(id, root), needs);

  run(`every request is correct code${note}`, async () => {
    const folder = path.join(root, id);
    for (const {name, request} of requests) {
      writeCode(folder, fileOf(name), beside(name, requestText(id, request)));
    }
    const {code, out, err} = await start(check(requests.map(({name}) => fileOf(name))), folder).ended;
    expect({code, said: code === 0 ? '' : out + err}).toEqual({code: 0, said: ''});
  });
});
