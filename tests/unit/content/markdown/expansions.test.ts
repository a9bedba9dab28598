import {expect, test} from 'vitest';
import type {ContractComponent} from '../../../../src/content/markdown/attributes';
import {UnknownName, type Attributes} from '../../../../src/content/markdown/expansion';
import {expansions} from '../../../../src/content/markdown/expansions';
import {cast, service} from '../../../../src/service';

function propsOf(component: ContractComponent, attributes: Attributes = {}): Record<string, unknown> {
  return {...expansions[component](attributes).props};
}

test('an operation comes whole, with a heading whose anchor is its id', () => {
  const expansion = expansions.Operation({id: 'sendSalesInvoice'});
  expect(expansion.heading).toEqual({text: 'Send an invoice', id: 'sendSalesInvoice'});
  expect(expansion.props.operation).toMatchObject({method: 'POST', path: '/api/v1/{partyId}/salesInvoice/send'});
});

test('a call has a request for the acceptance host and the first good answer', () => {
  const {request, answer} = propsOf('Call', {operation: 'queryRecipientPartyForSalesInvoice'});
  expect(request).toMatchObject({
    language: 'bash',
    text: expect.stringContaining(`https://${service.psb.accp.host}/api/v1/`) as string,
  });
  expect(answer).toMatchObject({status: '200', code: {language: 'json'}});
});

test('a call takes the status and the query that the page names', () => {
  const operation = 'queryRecipientPartyForSalesInvoice';
  const {request, answer} = propsOf('Call', {operation, status: '404', query: 'preferredDocumentTypeId'});
  expect(answer).toMatchObject({status: '404', code: {text: expect.stringContaining('"API404"') as string}});
  expect(request).toMatchObject({text: expect.stringContaining('?preferredDocumentTypeId=urn%3A') as string});
});

test('a sample has six languages, tokens filled', () => {
  const samples = propsOf('Samples', {name: 'send-invoice'}).samples as {id: string; code: {text: string}}[];
  expect(samples.map(({id}) => id)).toEqual(['curl', 'csharp', 'java', 'javascript', 'python', 'php']);
  for (const {code} of samples) expect(code.text).not.toMatch(/\{\{[a-z.]+\}\}/i);
});

test('an example document is shown as it is', () => {
  const {code} = propsOf('Example', {file: 'ubl-bisv3/invoice-minimal.xml'});
  expect(code).toMatchObject({language: 'xml', text: expect.stringMatching(/^<\?xml/) as string});
});

test('error catalogues are those of one interface', () => {
  const codes = (attributes: Attributes): string[] =>
    (propsOf('ErrorCatalogue', attributes).errors as {code: string}[]).map(({code}) => code);
  expect(codes({})).toContain('API404');
  expect(codes({appliesTo: 'identity'})).toContain('invalid_client');
  expect(codes({appliesTo: 'identity'})).not.toContain('API404');
  expect(codes({appliesTo: 'event'})).toContain('EVENT-REFUSED');
  expect(codes({})).not.toContain('EVENT-REFUSED');
});

test('hosts and parties are those of the service file and the cast', () => {
  expect(propsOf('Environments').service).toBe(service);
  expect(propsOf('Parties').parties).toEqual(Object.values(cast));
});

test('every expansion is plain data, as a module of its own needs', () => {
  expect(() => structuredClone(propsOf('Operation', {id: 'sendSalesInvoice'}))).not.toThrow();
});

test('an unknown name is an UnknownName, to which the caller adds file and line', () => {
  expect(() => propsOf('Operation', {id: 'nope'})).toThrow(UnknownName);
});
