import type {UserParty} from '../bus/organisation/organisation';
import {pageOf} from './lists';
import type {Hook} from '../hookSyntax/action';
import type {PartyConfig} from '../bus/participants/config';
import {Problem} from '../bus/problem';
import {done, json, text, type Call, type Handler} from './call';

const user = (name: string) => ({name});

const ping: Handler = json(({bus, party}) => {
  const id = bus.events.ping(party);
  if (id === undefined) throw new Problem('API404-HOOK', 'The party has no active https or mailto hook.');
  return {id};
});

const participants = json((call) => {
  const {bus} = call;
  const {limit} = bus.contract;
  const items = bus.registrations.list().map((id) => ({id}));
  const token = text(call, 'continuationToken');
  const page = pageOf(
    items,
    'organisation',
    ({id}) => id,
    limit('page-size'),
    token,
    bus.clock,
    limit('continuation-token') * 1000,
  );
  return {continuationToken: page.continuationToken, items: page.items};
});

/** Operations on users, hooks and Peppol configurations, by their ids. */
export const ORGANISATION: Readonly<Record<string, Handler>> = {
  getUser: json(({caller}) => user(caller.name)),
  getUserParty: json(({caller}) => [...caller.parties.values()]),
  getUsers: json(({bus}) => bus.organisation.users().map(({name}) => user(name))),
  addOrUpdateUser: json(({bus, json: body}) => {
    const {name, password} = body as {name: string; password?: string | null};
    bus.organisation.saveUser(name, password);
    return user(name);
  }),
  deleteUser: done(({bus, path}) => bus.tokens.deleteUser(path.name ?? '')),
  getUserParties: json(({bus, path}) => bus.organisation.partiesOf(path.name ?? '')),
  addOrUpdateUserParty: json(({bus, path, json: body}) => bus.organisation.link(path.name ?? '', body as UserParty)),
  deleteUserParty: done(({bus, path}) => bus.organisation.unlink(path.name ?? '', path.partyId ?? '')),
  getHookConfigs: json(({bus}) => bus.hooks.list(undefined).map((hook) => bus.hooks.shown(hook))),
  setHookConfig: json(({bus, json: body}) => bus.hooks.save(undefined, body as Hook)),
  removeHookConfig: done(({bus, path}) => bus.hooks.remove(undefined, path.hookId ?? '')),
  getHooks: json(({bus, party}) => bus.hooks.list(party).map((hook) => bus.hooks.shown(hook))),
  subscribe: json(({bus, party, json: body}) => bus.hooks.save(party, body as Hook)),
  unSubscribe: done(({bus, party, path}) => bus.hooks.remove(party, path.hookId ?? '')),
  sendHookPing: ping,
  getPeppolConfig: json(({bus}) => bus.registrations.default()),
  setPeppolConfig: json(({bus, json: body}) => bus.registrations.saveDefault(body as PartyConfig)),
  getPeppolParties: participants,
  getPeppolPartyConfig: json(({bus, path}) => bus.registrations.get(path.partyId ?? '')),
  setPeppolPartyConfig: json(({bus, path, json: body}) =>
    bus.registrations.save(path.partyId ?? '', body as PartyConfig),
  ),
  removePeppolPartyConfig: done(({bus, path}) => bus.registrations.remove(path.partyId ?? '')),
  requestPartyPrepareToMigrate: json(({bus, path}) => ({
    migrationKey: bus.registrations.prepareToMigrate(path.partyId ?? ''),
  })),
  getDeliveryOptions: json((call) => {
    const {bus, query} = call;
    const types = (query.documentTypeIds as string[] | undefined) ?? [];
    const isCredit = query.isCredit as boolean | undefined;
    const wanted = {
      types,
      isCredit,
      family: text(call, 'documentFamily'),
      preferredType: text(call, 'preferredDocumentTypeId'),
    };
    return bus.lookup.deliveryOptions(query.partyIds as string[], wanted);
  }),
};

/** The lookup of a receiver of a family. */
const lookup = (family: (call: Call) => string): Handler =>
  json((call) => call.bus.lookup.find(queryOf(call, family(call))));

const queryOf = (call: Call, family: string) => ({
  ...{party: call.party, ids: call.json as string[], family, preferredType: text(call, 'preferredDocumentTypeId')},
});

/** Lookups of receivers, by the ids of their operations. */
export const LOOKUPS: Readonly<Record<string, Handler>> = {
  queryRecipientPartyForSalesInvoice: lookup(() => 'Invoice'),
  queryRecipientPartyForInvoiceResponse: lookup(() => 'InvoiceResponse'),
  queryRecipientPartyForPurchaseOrder: lookup((call) => text(call, 'documentFamily') ?? 'Order'),
  queryRecipientPartyForOrderResponse: lookup(() => 'OrderResponse'),
  queryRecipientPartyForSalesInvoiceBeta: json((call) => {
    const query = queryOf(call, 'Invoice');
    const options = call.query.includeOptions ? {options: call.bus.lookup.options(query)} : {};
    try {
      return {...call.bus.lookup.find(query), message: null, ...options};
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      const unreached = {id: null, channel: null, description: null, ...options};
      throw new Problem(problem.code, problem.message, problem.findings, unreached);
    }
  }),
};
