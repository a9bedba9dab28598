import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {platformErrors} from '../support/platform';
import {startSoap, stopped} from '../support/soap';
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
    const soap = await startSoap(stopped);
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

test.each([...errors.values()])('$code: its fault, its retry and its text keep to the rule of faults', (error) => {
  const {faultcode, retryable, operations, doHtml} = error;
  const outcomeIsUnknown = faultcode === 'soap:Server';
  expect(retryable === 'yes').toBe(outcomeIsUnknown);
  const sends = typeof operations === 'string' || operations.includes('SendDocument');
  expect(doHtml.includes('outbox')).toBe(outcomeIsUnknown && sends);
  expect(doHtml).not.toMatch(/nothing was/i);
});

test('a code that the catalogue lacks leads to the outbox where its series is retried', () => {
  const retried = platformErrors().series.filter(({doHtml}) => doHtml?.includes('same request'));
  expect(retried.map(({key}) => key)).toEqual(['500', '800']);
  for (const {doHtml} of retried) expect(doHtml).toContain('outbox');
});

describe('the expression of the page', () => {
  const page = fs.readFileSync('platform/misc/errorHandling.mdx', 'utf8');
  const expression = /```text title="Regular expression"\n(.*)\n```/.exec(page)?.[1] ?? '';
  const split = (text: string): (string | undefined)[] => new RegExp(expression).exec(text)?.slice(1, 3) ?? [];

  test.each([...errors.values()])('splits the faultstring of $code', ({code, message, faultstring}) => {
    expect(split(faultstring)).toEqual([message, code]);
    expect(split(`${faultstring} (see the log)`)).toEqual([message, code]);
  });

  test('reads the last brackets', () => {
    expect(split('It breaks a rule: [BR-1] [UBL1] no date [ ERRXSL4000001 ]')[1]).toBe('ERRXSL4000001');
  });

  const samples = fs
    .readdirSync('platform/samples', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:cs|java)$/.test(file))
    .map((file) => ({file, text: fs.readFileSync(`platform/samples/${file}`, 'utf8')}))
    .filter(({text}) => /Pattern\.compile|\bRegex\b.*\(|replaceFirst/.test(text));

  test.each(samples)('is in $file', ({text}) => {
    expect(text.replaceAll('\\\\', '\\')).toContain(`"${expression}`);
  });

  test('is in six samples', () => expect(samples).toHaveLength(6));
});
