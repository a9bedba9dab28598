import fs from 'node:fs';
import {expect, test} from 'vitest';
import * as z from 'zod';
import {allParts} from '../../../src/content/allParts';
import {untracked} from '../../../src/sources/files';
import {partOf, type PartHeading} from '../../../src/content/part';
import {AuthorFault} from '../../../src/sources/authorFault';
import {cast, service} from '../../../src/service';

const parts = await allParts();

interface Expanded {
  readonly props: Readonly<Record<string, unknown>>;
  readonly heading?: PartHeading;
}

function expand(name: string, attributes: Readonly<Record<string, string>> = {}): Expanded {
  const part = parts.get(name);
  if (!part || 'wraps' in part) throw new Error(`${name} is no part`);
  return untracked(() =>
    part.expand(attributes, {name, id: `${name}-1`, page: '/introduction/overview.html'}),
  ) as Expanded;
}

const propsOf = (name: string, attributes?: Readonly<Record<string, string>>): Expanded['props'] =>
  expand(name, attributes).props;

test('every file of the folder is a part, or a wrapper, under its name', () => {
  const names = fs.readdirSync('src/content/parts').map((file) => file.replace('.ts', ''));
  expect([...parts.keys()]).toEqual(names.sort());
  expect(parts.get('Step')).toEqual({wraps: true});
});

test('a part has the type of the component that draws it', () => {
  for (const [name, part] of parts) {
    if ('wraps' in part) continue;
    const source = fs.readFileSync(`src/content/parts/${name}.ts`, 'utf8');
    const [, folder] = /partOf<typeof import\('\.\.\/\.\.\/components\/(\w+)'\)>\(\)/.exec(source) ?? [];
    expect(folder, name).toBe(part.component ?? name);
    expect(fs.existsSync(`src/components/${folder}/index.tsx`), name).toBe(true);
  }
});

test('what a part gives is held to the props of its component', () => {
  const define = partOf<{default: (props: {readonly title: string; readonly label?: string}) => string}>();
  // @ts-expect-error the component needs a title
  define({attributes: {}, props: () => ({label: 'a'})});
  // @ts-expect-error the component has no labell
  define({attributes: {}, props: () => ({title: 'a', labell: 'b'})});
  // @ts-expect-error the part has no such attribute
  define({attributes: {name: z.string()}, props: ({title}) => ({title})});
  expect(
    define({attributes: {}, props: () => ({title: 'a'})}).expand({}, {name: 'A', id: 'A-1', page: '/a.html'}).props,
  ).toEqual({
    title: 'a',
  });
});

test('an operation comes whole, with a heading whose anchor is its id', () => {
  const {props, heading} = expand('Operation', {id: 'sendSalesInvoice', level: '3'});
  expect(heading).toEqual({depth: 3, text: 'Send an invoice', id: 'sendSalesInvoice'});
  expect(props.operation).toMatchObject({method: 'POST', path: '/api/v1/{partyId}/salesInvoice/send'});
  expect(expand('Operation', {id: 'sendSalesInvoice'}).heading?.depth).toBe(2);
});

test('a call has a request for the acceptance host and the first good answer', () => {
  const {request, response} = propsOf('Call', {operation: 'queryRecipientPartyForSalesInvoice'});
  expect(request).toMatchObject({
    key: 'queryRecipientPartyForSalesInvoice',
    curl: {
      language: 'bash',
      text: expect.stringMatching(
        new RegExp(`^host=\\$\\{PSB_HOST:-https://${service.psb.accp.host}\\}\n.*\n {2}"\\$host/api/v1/`),
      ) as string,
    },
  });
  expect(response).toMatchObject({status: '200', code: {language: 'json'}});
});

test('a call takes the status and the query that the page names', () => {
  const operation = 'queryRecipientPartyForSalesInvoice';
  const {request, response} = propsOf('Call', {operation, status: '404', query: 'preferredDocumentTypeId'});
  expect(response).toMatchObject({status: '404', code: {text: expect.stringContaining('"API404"') as string}});
  expect(request).toMatchObject({
    key: `${operation}?preferredDocumentTypeId`,
    curl: {text: expect.stringContaining('?preferredDocumentTypeId=urn%3A') as string},
  });
});

test('a call of a download links to the document that the page names', () => {
  const operation = 'downloadOrderResponse';
  const returns = 'order-response-advanced-bisv3/conditional.xml';
  expect(propsOf('Call', {operation, returns}).response).toMatchObject({status: '200', sampleFile: returns});
  expect(propsOf('Call', {operation}).response).toMatchObject({
    sampleFile: 'order-response-advanced-bisv3/accepted.xml',
  });
  expect(() => propsOf('Call', {operation, returns: 'nope.xml'})).toThrow('does not exist');
  expect(() => propsOf('Call', {operation: 'getSalesOrders', file: returns})).toThrow('accepts no file');
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
  const codes = (attributes?: Readonly<Record<string, string>>): string[] =>
    (propsOf('ErrorCatalogue', attributes).errors as {code: string}[]).map(({code}) => code);
  expect(codes()).toContain('API404');
  expect(codes({appliesTo: 'identity'})).toContain('invalid_client');
  expect(codes({appliesTo: 'identity'})).not.toContain('API404');
  expect(codes({appliesTo: 'event'})).toContain('EVENT-REFUSED');
  expect(codes()).not.toContain('EVENT-REFUSED');
});

test('hosts and parties are those of the service file and the cast', () => {
  expect(propsOf('Environments').service).toBe(service);
  expect(propsOf('Parties').parties).toEqual(Object.values(cast));
});

test('the ids inside a drawing begin with the id of its part', () => {
  const {svg} = propsOf('Diagram', {language: 'mermaid', title: 'x', text: 'sequenceDiagram\n  A->>B: x'});
  expect(svg).toMatch(/ id="Diagram-1-/);
});

test('what a part gives is plain data, which a page can contain', () => {
  expect(() => structuredClone(propsOf('Operation', {id: 'sendSalesInvoice'}))).not.toThrow();
});

test('an unknown name is an AuthorFault, to which the caller adds file and line', () => {
  expect(() => propsOf('Operation', {id: 'nope'})).toThrow(AuthorFault);
});

test('a party data query is shown with its variables and the answer of the sample service', () => {
  const {query, variables} = propsOf('PartyQueryText', {name: 'byNameAndCity'}) as Record<string, {text: string}>;
  expect(query?.text).toMatch(/^# .*\nquery ByNameAndCity\(/);
  expect(JSON.parse(variables?.text ?? '')).toMatchObject({city: cast.buyer.city});
  expect(propsOf('PartyQueryText', {name: 'findParty'})).not.toHaveProperty('variables');
  const {code} = propsOf('PartyAnswer', {name: 'byNameAndCity'}) as {code: {text: string}};
  const {data} = JSON.parse(code.text) as {data: {party: unknown[]}};
  expect(data.party[0]).toMatchObject({preferredName: cast.buyer.name});
});

test.each(['PartyQueryText', 'PartyAnswer'])('%s of a query that does not exist is a fault', (name) => {
  expect(() => expand(name, {name: 'byMagic'})).toThrow(AuthorFault);
});
