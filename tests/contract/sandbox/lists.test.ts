import {expect, test} from 'vitest';
import {rulesProblem} from '../../../src/sandbox/reading/rules';
import {receivedPage} from '../../../src/sandbox/rest/lists';
import {cast} from '../../../src/service';
import {smallBus} from '../../support/smallBus';
import {HOUR, INVOICE, MINUTE} from './support/delivering';

const {seller, buyer} = cast;

test('a continuation token is valid for an hour', async () => {
  let now = Date.now();
  const {bus} = await smallBus(() => 200, {}, {now: () => now});
  for (const number of ['2026-0510', '2026-0511'])
    await bus.sending.upload({
      operation: 'sendSalesInvoice',
      party: seller.partyId,
      file: Buffer.from(INVOICE.replaceAll(/<cbc:ID>2026-[^<]*</gu, `<cbc:ID>${number}<`)),
      mediaType: 'application/xml',
    });
  await bus.clock.advance(HOUR);
  const {continuationToken} = receivedPage(bus, buyer.partyId, ['Invoice'], {pageSize: 1});
  const next = () =>
    receivedPage(bus, buyer.partyId, ['Invoice'], {pageSize: 1, continuationToken: continuationToken ?? ''});
  now += 59 * MINUTE;
  expect(next().items).toHaveLength(1);
  now += 2 * MINUTE;
  expect(next).toThrow('more than one hour old');
});

test('a refusal names the warnings too, as warnings, and leaves out what is only information', async () => {
  const {bus} = await smallBus();
  const found = (rule: string, severity: 'fatal' | 'warning' | 'information') => ({
    rule,
    severity,
    message: rule,
    location: '',
    source: '',
  });
  const problem = rulesProblem(bus.contract, {
    message: 'invoice',
    root: '',
    namespace: '',
    customizationId: '',
    profileId: '',
    schema: 'passed',
    verdict: 'invalid',
    findings: [found('A', 'warning'), found('B', 'fatal'), found('C', 'information')],
  });
  expect(problem?.findings?.map(({severity, message}) => [message, severity])).toEqual([
    ['A', 'warning'],
    ['B', 'error'],
  ]);
});
