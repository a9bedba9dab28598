import {expect, test} from 'vitest';
import {savedAuthorization, savedUser} from '../../../src/sandbox/saved/authorization';
import {savedHook} from '../../../src/sandbox/saved/hook';
import {savedParticipant, savedPeppolConfig} from '../../../src/sandbox/saved/peppol';
import {v1Example} from '../../../src/sandbox/schema';

type Mapping = Record<string, unknown>;

const example = (name: string): Mapping => v1Example(name) as Mapping;

/** What the sandbox saves of an example request, with the times of another object. */
function saved(save: typeof savedHook, request: string, times: Mapping): Mapping {
  const before = Date.now();
  const body = save({sent: example(request), example: example('participant')}) as Mapping;
  if (!('createdOn' in body)) return body;
  expect(Date.parse(String(body.createdOn))).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000);
  expect(Date.parse(String(body.createdOn))).toBeLessThanOrEqual(Date.now());
  return {...body, createdOn: times.createdOn};
}

test.each([
  ['hookWebhook', 'hookSaved', savedHook],
  ['hookCertificate', 'hookSaved', savedHook],
  ['hookWebhookBuyer', 'hookSavedBuyer', savedHook],
  ['hookSftpWrite', 'hookSftpSaved', savedHook],
  ['hookDico', 'hookDicoSaved', savedHook],
  ['environmentHook', 'environmentHookSaved', savedHook],
  ['userNew', 'userSaved', savedUser],
  ['userPartyGrant', 'userPartySaved', savedAuthorization],
  ['userPartyReadOnly', 'userPartySavedReadOnly', savedAuthorization],
  ['userPartyBuyer', 'userPartySavedBuyer', savedAuthorization],
])('%s is saved as the example %s of the contract', (request, response, save) => {
  const expected = example(response);
  expect(saved(save, request, expected)).toEqual(expected);
});

test('a mailfrom hook gets one new token', () => {
  const expected = example('hookMailfromSaved');
  const actions = [1, 2].map(() => {
    const {action, ...rest} = saved(savedHook, 'hookMailfrom', expected);
    expect({...rest, action: expected.action}).toEqual(expected);
    return String(action);
  });
  const form = String(expected.action)
    .replace(/=\w+@/, '=TOKEN@')
    .replace(/[^\w=@]/g, '\\$&');
  for (const action of actions) expect(action).toMatch(new RegExp(`^${form.replace('TOKEN', '\\d[a-z0-9]{7}')}$`));
  expect(actions[0]).not.toBe(actions[1]);
});

test('a hook that was read can be saved again: masks and tokens stay', () => {
  for (const name of ['hookSaved', 'hookSftpSaved', 'hookDicoSaved', 'hookMailfromSaved']) {
    expect(saved(savedHook, name, example(name))).toEqual(example(name));
  }
});

test('a party of no example has no name, unless it was sent', () => {
  const save = (party: object): unknown =>
    savedAuthorization({sent: {id: 'NL:KVK:1', permissions: {}, ...party}, example: {}});
  expect(save({})).toMatchObject({name: null});
  expect(save({name: 'Mine'})).toMatchObject({name: 'Mine'});
});

test('the default configuration keeps the capabilities that were left out', () => {
  const expected = example('peppolConfig');
  const body = savedPeppolConfig({sent: example('peppolConfigSet'), example: expected}) as Mapping;
  expect({...body, createdOn: expected.createdOn}).toEqual(expected);
  const off = savedPeppolConfig({sent: {capabilities: {invoices: {state: 'off'}}}, example: expected});
  expect(off).toMatchObject({capabilities: {invoices: {state: 'off'}, invoiceResponse: {state: 'on'}}});
});

test('a participant inherits the capabilities that were left out or sent empty', () => {
  const expected = example('participant');
  const body = saved(savedParticipant, 'participantMigrate', expected);
  const card = expected.businessCard as Mapping;
  expect(body).toEqual({...expected, businessCard: {names: card.names, state: card.state}});
  const empty = savedParticipant({sent: {capabilities: {orders: {}, invoices: {state: 'off'}}}, example: expected});
  expect(empty).toMatchObject({
    capabilities: {orders: {state: 'inherited => off'}, invoices: {state: 'off'}},
    businessCard: {state: 'inherited => off'},
  });
});

test('the default configuration keeps the business card that was left out', () => {
  const expected = example('peppolConfig');
  const sent = {capabilities: {invoices: {state: 'off'}}};
  expect(savedPeppolConfig({sent, example: expected})).toHaveProperty('businessCard', expected.businessCard);
});
