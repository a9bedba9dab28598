import {expect, test} from 'vitest';
import {type ValidatedMessage} from '../../../src/validation/model';
import {validatorOf} from './support';

const ORDER = {root: 'Order', namespace: 'urn:order'};
const messages: ValidatedMessage[] = [
  {id: 'invoice', documents: [{root: 'Invoice', namespace: 'urn:ubl'}], customizationId: 'urn:c', ruleSets: []},
  {
    id: 'energy',
    documents: [{root: 'Invoice', namespace: 'urn:ubl'}],
    customizationId: 'urn:c#v3',
    customizationPattern: '^urn:c#v\\d$',
    ruleSets: [],
  },
  {id: 'order', documents: [ORDER], customizationId: 'urn:o', profileId: 'p:1', detectProfile: true, ruleSets: []},
  {id: 'only', documents: [ORDER], customizationId: 'urn:o', profileId: 'p:2', detectProfile: true, ruleSets: []},
  {
    id: 'cii',
    documents: [{root: 'CrossIndustryInvoice', namespace: 'urn:cii'}],
    customizationId: 'urn:c',
    ruleSets: [],
  },
  {id: 'dico', documents: [{root: 'Invoice'}], namespacePattern: '^http://dico/', ruleSets: []},
  {id: 'card', documents: [{root: 'TimeCard', namespace: 'urn:hr'}], ruleSets: []},
];
const {identify, validate} = validatorOf(messages);

const ubl = (root: string, namespace: string, customization: string, profile = ''): string =>
  `<${root} xmlns="${namespace}" xmlns:b="urn:b"><b:CustomizationID> ${customization}\n</b:CustomizationID><b:ProfileID>${profile}</b:ProfileID></${root}>`;

test.each([
  ['invoice', ubl('Invoice', 'urn:ubl', 'urn:c')],
  ['energy', ubl('Invoice', 'urn:ubl', 'urn:c#v4')],
  ['order', ubl('Order', 'urn:order', 'urn:o', 'p:1')],
  ['only', ubl('Order', 'urn:order', 'urn:o', 'p:2')],
  [
    'cii',
    `<r:CrossIndustryInvoice xmlns:r="urn:cii"><r:ExchangedDocumentContext><r:GuidelineSpecifiedDocumentContextParameter>
      <r:ID>urn:c</r:ID></r:GuidelineSpecifiedDocumentContextParameter></r:ExchangedDocumentContext></r:CrossIndustryInvoice>`,
  ],
  ['dico', '<Invoice xmlns="http://dico/factuur"/>'],
  ['card', '<TimeCard xmlns="urn:hr"/>'],
  [undefined, ubl('Invoice', 'urn:other', 'urn:c')],
  [undefined, ubl('Invoice', 'urn:ubl', 'urn:unknown')],
  [undefined, ubl('Order', 'urn:order', 'urn:o', 'p:3')],
  [undefined, '<Invoice'],
])('%s is told by what the document says', async (id, xml) => {
  expect(await identify(xml)).toBe(id);
});

test('an unknown document is told with what was found in it', async () => {
  const {findings} = await validate(ubl('Invoice', 'urn:ubl', 'urn:unknown', 'p:1'));
  expect(findings).toEqual([expect.objectContaining({rule: 'FORMAT'})]);
  expect(findings[0]?.message).toContain(
    'root element Invoice in namespace "urn:ubl", customization id "urn:unknown", profile id "p:1"',
  );
});

test('a document that must be another message is checked as that, and told', async () => {
  const {message, findings} = await validate(ubl('Order', 'urn:order', 'urn:o', 'p:1'), {as: 'only'});
  expect(message).toBe('only');
  expect(findings).toEqual([
    expect.objectContaining({rule: 'FORMAT', message: expect.stringContaining('order') as string}),
  ]);
});

test('a document whose root a message lacks is not checked', async () => {
  const {message, findings} = await validate(ubl('Order', 'urn:order', 'urn:o', 'p:1'), {as: 'invoice'});
  expect([message, findings.map(({rule}) => rule)]).toEqual([undefined, ['FORMAT']]);
});
