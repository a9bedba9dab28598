import {parseDocument} from 'yaml';
import {expect, test} from 'vitest';
import {problemsOf} from '../../src/contentCheck/openapi/lint';
import {readFilled} from '../support/contracts';

/** What Redocly says of a contract text under openapi/redocly.yaml: rule, place, message. */
async function findingsOf(source: string): Promise<string[]> {
  const problems = await problemsOf(source);
  return problems.map(({ruleId, message, location}) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);
}

test('the rules find missing descriptions, wrong examples, a missing or wrong x-idempotent and a summary with a full stop', async () => {
  const contract = parseDocument(readFilled('openapi/v1.yaml'));
  const operation = ['paths', '/api/v1/{partyId}/salesInvoice/send', 'post'];
  const upload = ['paths', '/api/v1/{partyId}/salesInvoice/recognize', 'post'];
  const fields = ['components', 'schemas', 'Error', 'properties'];
  for (const place of [
    [...operation, 'description'],
    [...operation, 'x-idempotent'],
    [...fields, 'code', 'description'],
  ]) {
    expect(contract.deleteIn(place), place.join(' ')).toBe(true);
  }
  contract.setIn([...operation, 'summary'], 'Ends with a stop.');
  contract.setIn([...upload, 'x-idempotent'], 'sometimes');
  contract.setIn([...fields, 'dateTime', 'example'], 20261116);
  contract.setIn(['components', 'examples', 'eventInvoiceReceived', 'value', 'topic'], 417);
  const findings = (await findingsOf(contract.toString())).map((finding) => finding.replace(/: .*/s, ''));
  const at = (...place: string[]): string => `#/${place.map((key) => key.replaceAll('/', '~1')).join('/')}`;
  expect(findings).toEqual(
    expect.arrayContaining([
      `operation-description ${at(...operation, 'description')}`,
      `rule/property-description ${at(...fields, 'code', 'description')}`,
      `no-invalid-schema-examples ${at(...fields, 'dateTime', 'example')}`,
      `rule/has-idempotent ${at(...operation, 'x-idempotent')}`,
      `rule/has-idempotent ${at(...upload, 'x-idempotent')}`,
      `rule/summary-shape ${at(...operation, 'summary')}`,
    ]),
  );
  expect(findings.join('\n')).toContain('no-invalid-media-type-examples');
});
