import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {yamlFile} from '../support/contracts';
import {startSoap, stopped, type RunningSoap} from '../support/soap';
import {canonical, canonicalPayload, envelopeFile, pairs, problemsOf} from './support/envelopes';

const operations = Object.keys(yamlFile('platform/operations.yaml').data as object);
const pairById = new Map(pairs.map((pair) => [pair.id, pair]));

/** Sends the request of a pair and gives the body. */
async function send(soap: RunningSoap, id: string): Promise<string> {
  const pair = pairById.get(id);
  if (!pair) throw new Error(`There is no pair ${id}.`);
  const {status, body} = await soap.post(envelopeFile(pair.request), {operation: pair.operation});
  expect(status, body).toBe(200);
  return body;
}

test('every operation has a pair', () => {
  expect(operations.filter((name) => !pairById.has(name))).toEqual([]);
});

test.each(pairs)('$id: both envelopes fit the schema of the WSDL', ({request, response}) => {
  expect(problemsOf(envelopeFile(request))).toEqual([]);
  expect(problemsOf(envelopeFile(response))).toEqual([]);
});

test.each(pairs)(
  '$id: a sandbox that has just started returns the response',
  async ({id, before, response, varies}) => {
    const soap = await startSoap(stopped);
    try {
      for (const earlier of before) await send(soap, earlier);
      const body = await send(soap, id);
      expect(problemsOf(body)).toEqual([]);
      expect(canonical(body, varies)).toBe(canonical(envelopeFile(response), varies));
    } finally {
      await soap.close();
    }
  },
);

describe('payloads are example documents', () => {
  const examples = new Set(
    ['ubl-bisv3', 'ubl-nlcius'].flatMap((folder) =>
      fs
        .readdirSync(`documents/examples/${folder}`)
        .filter((file) => file.endsWith('.xml'))
        .map((file) => {
          const xml = fs.readFileSync(`documents/examples/${folder}/${file}`, 'utf8');
          return canonicalPayload(`<Payload>${xml.replace(/^<\?xml[^>]*\?>/, '')}</Payload>`);
        }),
    ),
  );
  const files = pairs.flatMap(({request, response}) => [request, response]);
  test.each(files.filter((file) => envelopeFile(file).includes('<Payload>')))('%s', (file) => {
    expect(examples).toContain(canonicalPayload(envelopeFile(file)));
  });
});
