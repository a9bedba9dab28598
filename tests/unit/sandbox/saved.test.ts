import {expect, test} from 'vitest';
import type {Hook} from '../../../src/sandbox/hookSyntax/action';
import type {UserParty} from '../../../src/sandbox/bus/organisation/organisation';
import {cast, sample} from '../../../src/service';
import {v1Example} from '../../support/contracts';
import {smallBus} from '../../support/smallBus';

type Mapping = Record<string, unknown>;

const example = (name: string): Mapping => v1Example(name) as Mapping;

/** What is saved, with the times of another object, once they were checked. */
function timed(body: unknown, {createdOn, changedOn}: Mapping): Mapping {
  const saved = body as Mapping;
  const at = Date.parse(String(saved.createdOn));
  expect(at).toBeLessThanOrEqual(Date.now());
  expect(at).toBeGreaterThan(Date.now() - 3_600_000);
  return {...saved, createdOn, changedOn};
}

const {bus} = await smallBus();

test.each([
  ['hookWebhook', 'hookSaved'],
  ['hookCertificate', 'hookSaved'],
  ['hookWebhookBuyer', 'hookSavedBuyer'],
  ['hookSftpWrite', 'hookSftpSaved'],
  ['hookDico', 'hookDicoSaved'],
  ['environmentHook', 'environmentHookSaved'],
])('the contract example %s is saved as %s', (request, response) => {
  const {hooks} = bus;
  const saved = hooks.save(cast.seller.partyId, example(request) as unknown as Hook);
  expect(timed(saved, example(response))).toEqual(example(response));
});

test('a mailfrom hook gets one new token, and keeps it', () => {
  const expected = example('hookMailfromSaved');
  const save = (hook: Mapping): Mapping =>
    timed(bus.hooks.save(cast.seller.partyId, hook as unknown as Hook), expected);
  const first = save(example('hookMailfrom'));
  expect({...first, action: expected.action}).toEqual(expected);
  const form = String(expected.action)
    .replace(/=\w+@/, '=TOKEN@')
    .replace(/[^\w=@]/g, '\\$&');
  expect(first.action).toMatch(new RegExp(`^${form.replace('TOKEN', '\\d[a-z0-9]{7}')}$`));
  expect(save(first).action).toBe(first.action);
  expect(save(example('hookMailfrom')).action).not.toBe(first.action);
});

test.each(['https://erp.example/psb#***', `sftp://psb:***@sftp.example:22?writeDirectory=%2F#${'00:'.repeat(15)}00`])(
  'a mask is no secret: %s is refused for a new hook, and for one that had none',
  (action) => {
    const hook = {id: 'masked', name: 'Masked', topics: ['InvoiceSent']};
    expect(() => bus.hooks.save(cast.seller.partyId, {...hook, action})).toThrow("'***' in place of a secret");
    bus.hooks.save(cast.seller.partyId, {...hook, action: 'https://erp.example/psb'});
    expect(() => bus.hooks.save(cast.seller.partyId, {...hook, action})).toThrow("'***' in place of a secret");
  },
);

test('a hook that was read can be saved again, and keeps its secret, its certificate and its first date', () => {
  const hook = example('hookCertificate') as unknown as Hook;
  bus.hooks.save(cast.buyer.partyId, hook);
  const [shown] = bus.hooks.list(cast.buyer.partyId).map((each) => bus.hooks.shown(each) as Mapping);
  const again = bus.hooks.save(cast.buyer.partyId, {...shown, name: 'Again'} as unknown as Hook) as Mapping;
  expect(again).toEqual({...shown, name: 'Again', changedOn: expect.any(String) as string});
  expect(bus.hooks.list(cast.buyer.partyId)).toEqual([
    expect.objectContaining({action: hook.action, init: hook.init, createdOn: shown?.createdOn}),
  ]);
});

test('links contain every permission, and the names of the examples', () => {
  const link = (party: unknown): unknown => bus.organisation.link(sample.userName, party as UserParty);
  expect(link(example('userPartyGrant'))).toEqual(example('userPartySaved'));
  expect(link(example('userPartyReadOnly'))).toEqual(example('userPartySavedReadOnly'));
  expect(bus.organisation.partiesOf(sample.userName).find(({id}) => id === cast.seller.partyId)).toEqual(
    example('userPartySavedReadOnly'),
  );
  expect(link({id: 'NL:KVK:11111111', permissions: {}})).toMatchObject({name: null});
  expect(link({id: 'NL:KVK:11111111', permissions: {}, name: 'Mine'})).toMatchObject({name: 'Mine'});
});

test('the default configuration keeps what was left out', async () => {
  const {registrations} = (await smallBus()).bus;
  const expected = example('peppolConfig');
  expect(timed(registrations.saveDefault(example('peppolConfigSet')), expected)).toEqual(expected);
  const off = registrations.saveDefault({capabilities: {invoices: {state: 'off'}}});
  expect(off).toMatchObject({capabilities: {invoices: {state: 'off'}, invoiceResponse: {state: 'on'}}});
  expect(off.businessCard).toEqual(expected.businessCard);
  expect(registrations.saveDefault({capabilities: {invoices: {}}}).capabilities?.invoices?.state).toBe('off');
  expect(registrations.saveDefault({capabilities: {despatchAdvices: {}}}).capabilities).toEqual(off.capabilities);
});

test('a participant inherits the capabilities that were left out or sent empty', async () => {
  const {registrations} = (await smallBus()).bus;
  const id = cast.belgian.partyId;
  const expected = example('participant');
  const card = expected.businessCard as Mapping;
  const saved = timed(registrations.save(id, example('participantMigrate')), expected);
  expect(saved).toEqual({...expected, businessCard: {names: card.names, state: card.state}});
  const changed = registrations.save(id, {capabilities: {orders: {}, invoices: {state: 'off'}}});
  expect(changed.capabilities).toMatchObject({orders: {state: 'inherited => off'}, invoices: {state: 'off'}});
  expect(changed.businessCard).toEqual(saved.businessCard);
  expect([changed.createdOn, changed.changedOn]).toEqual([expect.any(String), expect.any(String)]);
  expect(registrations.get(id)).toEqual(changed);
  registrations.saveDefault({capabilities: {orders: {state: 'on'}}});
  expect(registrations.get(id).capabilities?.orders?.state).toBe('inherited => on');
});
