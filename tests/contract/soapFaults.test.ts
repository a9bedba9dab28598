import {describe, expect, test} from 'vitest';
import {platformErrors} from '../support/platform';
import {startSoap} from '../support/soap';
import {canonical, cases, envelopeFile, pairs, problemsOf} from './support/envelopes';

/** The cases whose envelope isn't right by the WSDL. */
const INVALID = [
  'wrong-namespace',
  'malformed-xml',
  'entity-bomb',
  'unknown-element',
  'missing-element',
  'limit-too-low',
  'limit-too-high',
];
const errors = new Map(platformErrors().errors.map((error) => [error.code, error]));

test.each(cases)('$id: the request fits the schema of the WSDL unless that is what is wrong', ({id, request}) => {
  expect(problemsOf(envelopeFile(request)).length > 0).toBe(INVALID.includes(id));
});

describe.each(cases)('$id', ({operation, soapAction, chunked, key, before, request, status, code, text, response}) => {
  test('the sandbox returns what the files say', async () => {
    const soap = await startSoap();
    try {
      for (const earlier of before) {
        const pair = pairs.find(({id}) => id === earlier);
        expect(pair, earlier).toBeDefined();
        await soap.post(envelopeFile(pair?.request ?? ''), {operation: pair?.operation});
      }
      const got = await soap.post(envelopeFile(request), {
        ...(soapAction === undefined ? {operation} : soapAction === 'none' ? {} : {soapAction}),
        chunked,
        ...(key === 'none' ? {query: ''} : {}),
      });
      expect(got.status).toBe(status);
      if (code === undefined) {
        expect(got.type).toMatch(/^text\/plain/);
        expect(got.body.trim()).toBe(text);
      } else {
        expect(got.type).toBe('text/xml; charset=utf-8');
        expect(canonical(got.body)).toBe(canonical(envelopeFile(response)));
      }
    } finally {
      await soap.close();
    }
  });

  test('the fault is as the catalogue says', () => {
    if (code === undefined) return;
    const error = errors.get(code);
    expect(error).toBeDefined();
    const said = canonical(envelopeFile(response));
    expect(said).toContain(`<faultcode>${error?.faultcode}</faultcode>`);
    expect(said).toContain(`<faultstring>${error?.message}`);
    expect(said).toMatch(new RegExp(`\\[ ?${code} ?\\]</faultstring>`));
  });
});
