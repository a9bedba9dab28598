import {expect, test} from 'vitest';
import {messageView} from '../../../../src/contracts/wsdl/message';
import {wsdlOf, type Wsdl} from '../../../../src/contracts/wsdl/wsdl';
import {platformWsdl, platformWsdlText} from '../../../support/platform';

const operation = (name: string, {operations}: Wsdl = platformWsdl()) => {
  const found = operations.find((each) => each.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

test('an operation has its SOAPAction, its elements in order, and whether it needs a token', () => {
  const {action, secured, request, response} = operation('SendDocument');
  expect(action).toBe('http://platform.example.com/v3_1/SendDocument');
  expect(secured).toBe(true);
  expect(request.fields.map(({name, required}) => `${name}${required ? '' : '?'}`)).toEqual([
    'Via',
    'To',
    'Subject',
    'Payload',
    'TemplateId',
  ]);
  expect(response).toMatchObject({element: 'SendDocumentResponse', fields: [{name: 'ExternalId', required: true}]});
  expect(operation('Login').secured).toBe(false);
});

test('the misspelt response keeps its name', () => {
  expect(operation('GetAccountParties').response.element).toBe('GetAccountPartiesReponse');
});

test('elements of small types follow the element that has them, larger types are listed once', () => {
  const {types} = platformWsdl();
  const view = messageView(operation('GetInboxDocuments').request.fields, types);
  expect(view.fields.map(({name}) => name)).toEqual([
    'GroupId',
    'PSBPartyId',
    'Paging',
    'Paging/Limit',
    'Paging/StartPage',
    'Search',
  ]);
  expect(view.fields[3]?.constraints).toEqual([{text: '1 to 100'}]);
  expect(view.types.map(({name}) => name)).toEqual(['DocumentSearch']);
  const filters = view.types[0]?.fields.map(({name}) => name);
  expect(filters).toEqual(expect.arrayContaining(['CreatedOn/From', 'Template/MasterId']));
});

test('types that the page shows already are left out', () => {
  const {types} = platformWsdl();
  const {fields} = operation('GetInboxDocuments').response;
  expect(messageView(fields, types, ['Transaction']).types.map(({name}) => name)).toEqual(['Document']);
});

test('names, ids and values are code in the documentation', () => {
  const type = platformWsdl().types.get('DocumentParty');
  expect(type?.fields[0]?.descriptionHtml).toContain('such as <span data-joined><code>XCNL100014</code>.</span>');
});

test('the values of a simple type have their meaning', () => {
  const {fields} = operation('GetAdvisedInvoiceRecipientId').response;
  expect(fields[1]?.values.map(({value}) => value)).toEqual(['ToInbox', 'ToPeppol', 'ToEmail', 'OutboxOnly', 'None']);
});

test.each([
  ['an element', /<xs:annotation><xs:documentation>The ID of the account, such as A100014\..*\n/, 'name="Id"'],
  ['an operation', /<wsdl:documentation>Returns a draft, .*\n/, 'name="GetDocument"'],
])('%s without documentation is an error with file and line', (_, documentation, name) => {
  const spoilt = platformWsdlText().replace(documentation, '\n');
  const line = spoilt.slice(0, spoilt.indexOf(name)).split('\n').length;
  expect(() => wsdlOf(spoilt, 'platform/platform.wsdl')).toThrow(`platform/platform.wsdl:${line}`);
  expect(() => wsdlOf(spoilt, 'platform/platform.wsdl')).toThrow('has no documentation');
});

test('a text that is not well-formed is an error with its line', () => {
  expect(() => wsdlOf('<a>\n<b>\n</a>', 'a.wsdl')).toThrow(/^a\.wsdl:\d+.*line 3/);
});
