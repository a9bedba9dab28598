import {expect, test} from 'vitest';
import {cast} from '../../../src/service';
import {smallBus} from '../../support/smallBus';

const {belgian} = cast;
const verification = {notes: 'Extract', verifiedOn: '2026-11-02T10:15:00+01:00'};
const {registrations, contract} = (await smallBus()).bus;

/** The messages that reach a party that has one capability on and all others off. */
function reached(capability: string): string[] {
  const off = contract.capabilities.map(({key}) => [key, {state: 'off'}] as const);
  const capabilities = {...Object.fromEntries(off), [capability]: {state: 'on'}};
  registrations.save(belgian.partyId, {capabilities, verification});
  return contract.messages
    .filter(({family, id}) => family !== 'TimeCard' && registrations.receives(belgian.partyId, family, id))
    .map(({id}) => id);
}

test.each([
  // Self-billed NLCIUS is NLCIUS; the last three are converted.
  ['invoices', ['ubl-nlcius', 'ubl-nlcius-gaccount', 'cii-facturx', 'cii-nlcius', 'dico-sales005-invoice']],
  ['orders', ['order-bisv3-orderonly', 'order-bisv3-advanced', 'order-change-bisv3', 'order-cancellation-bisv3']],
])('a party with `%s` on gets all of its messages', (capability, some) => {
  expect(reached(capability)).toEqual(expect.arrayContaining(some));
});

test.each([
  ['selfBilling', ['ubl-bisv3selfbilling']],
  ['invoiceResponse', ['ubl-invoice-response']],
  ['orderResponse', ['order-response-bisv3']],
  ['orderResponseAdvanced', ['order-response-advanced-bisv3']],
  ['reviews', []],
])('a party with `%s` on gets nothing else', (capability, all) => {
  expect(reached(capability)).toEqual(all);
});

test('a lookup asks for any message of a family', () => {
  reached('selfBilling');
  expect(registrations.receives(belgian.partyId, 'Invoice')).toBe(true);
  expect(registrations.receives(belgian.partyId, 'Order')).toBe(false);
});
