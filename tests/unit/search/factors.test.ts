import {expect, test} from 'vitest';
import {factorsOf} from '../../../src/search/factors';
import type {Place} from '../../../src/search/files';

const place = (href: string, title: string, more: Partial<Place> = {}): Place => ({
  number: 0,
  title,
  href,
  where: '',
  kind: 'Guides',
  role: 'part',
  page: 0,
  ...more,
});

const factor = (query: string, of: Place): number => factorsOf(query)(of);

test('a place counts more whose id or title is the query, or that a pasted text names by its code', () => {
  const hook = place('/#saveHook', 'Save a hook');
  expect(factor('SAVEhook', hook)).toBeGreaterThan(factor('hook', hook));
  expect(factor('save a hook', hook)).toBeGreaterThan(factor('hook', hook));
  const fault = place('/errors.html#ERRSND4000001', 'ERRSND4000001 Not sent');
  expect(factor('Could not send the document [ERRSND4000001]', fault)).toBeGreaterThan(factor('could not send', fault));
});

test('a name in words counts more too, but not a term of the glossary', () => {
  const event = place('/#schema-v1-WebhookEvent', 'WebhookEvent');
  expect(factor('webhook event', event)).toBeGreaterThan(factor('event', event));
  const term = place('/overview.html#term-webhook-event', 'webhook event', {role: 'aside'});
  expect(factor('webhook event', term)).toBe(factor('event', term));
});

test('SOAP counts less, unless the query is about it or names it', () => {
  const soap = place('/platform/a.html#x', 'Error handling', {kind: 'SOAP'});
  const rest = place('/a.html#x', 'Error handling');
  expect(factor('error codes', soap)).toBeLessThan(factor('error codes', rest));
  expect(factor('soap error codes', soap)).toBe(factor('soap error codes', rest));
  expect(factor('error handling', soap)).toBeGreaterThan(factor('error codes', rest));
});

test('v1-beta counts less, unless the query is about it', () => {
  const beta = place('/endpoints/v1-beta/hook.html#x', 'Hooks');
  expect(factor('hook list', beta)).toBeLessThan(factor('hook list beta', beta));
});

test('a thing counts more whose name the query is a part of', () => {
  const operation = place('/#sendOrderResponseWithLines', 'Send one', {role: 'record'});
  const schema = place('/#schema-v1-beta-OrderResponseWithLines', 'Lines', {role: 'record'});
  for (const of of [operation, schema]) {
    expect(factor('order response with lines', of)).toBeGreaterThan(factor('order reply with lines', of));
  }
  expect(factor('order', operation)).toBe(factor('reply', operation));
});

test('a name with the same capitals counts more than one in others, and a title that begins with the query more than another', () => {
  const schema = place('/#schema-v1-OrderResponse', 'OrderResponse');
  expect(factor('OrderResponse', schema)).toBeGreaterThan(factor('orderResponse', schema));
  const about = place('/vpd/overview.html', 'Party data of companies', {role: 'page'});
  const other = place('/vpd/playground.html', 'Playground for party data', {role: 'page'});
  expect(factor('party data', about)).toBeGreaterThan(factor('party data', other));
  expect(factor('party', about)).toBe(factor('companies', about));
});

test('an operation of another method than that before a path counts less', () => {
  const save = place('/#subscribe', 'Save a hook', {role: 'record', method: 'PUT'});
  const list = place('/#getHooks', 'List hooks', {role: 'record', method: 'GET'});
  expect(factor('PUT /api/v1/{partyId}/hook', list)).toBeLessThan(factor('PUT /api/v1/{partyId}/hook', save));
  expect(factor('/api/v1/{partyId}/hook', list)).toBe(factor('/api/v1/{partyId}/hook', save));
  expect(factor('put a hook', list)).toBe(factor('put a hook', save));
});

test('a name that ends otherwise than its stem has its query as a part', () => {
  const lookUp = place('/#queryRecipientPartyForOrder', 'Look up one', {role: 'record'});
  expect(factor('query recipient party', lookUp)).toBeGreaterThan(factor('query recipient address', lookUp));
});

test('a page counts more whose file has the name, a short one only where the title begins with it', () => {
  const network = place('/networks/peppol.html', 'Peppol network', {role: 'page'});
  expect(factor('peppol', network)).toBeGreaterThan(factor('tungsten', network));
  const invoice = place('/documents/dico/invoice.html', 'DICO invoice', {role: 'page'});
  expect(factor('invoice', invoice)).toBe(factor('reply', invoice));
});
