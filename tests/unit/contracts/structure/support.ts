import {annotationsOf} from '../../../../src/contracts/structure/annotations';
import {rootElement} from '../../../../src/contracts/xml/element';
import {termsOf} from '../../../../src/contracts/structure/terms';
import {treeOf} from '../../../../src/contracts/structure/tree';
import {parseJson, parseYaml} from '../../../../src/contracts/yamlFile';

const element = (term: string, cardinality: string, more: object = {}): object => ({term, cardinality, ...more});

/** A small invoice, as a file of documents/structure/trees has it. */
export const tree = treeOf(
  parseJson(
    JSON.stringify({
      source: 'A/billing',
      tree: element('ubl:Invoice', '1..1', {
        children: [
          element('cbc:ID', '1..1', {businessTerms: ['BT-1'], rules: ['BR-02', 'BR-CO-01']}),
          element('cac:OrderReference', '0..1', {children: [element('cbc:ID', '1..1', {businessTerms: ['BT-13']})]}),
          element('cac:AllowanceCharge', '0..n', {
            name: 'ALLOWANCES AND VAT',
            businessTerms: ['BG-20, BG-21'],
            children: [
              element('cbc:ChargeIndicator', '1..1'),
              element('cbc:Amount', '1..1', {
                businessTerms: ['BT-92,BT-99'],
                children: [element('@currencyID', '1..1')],
              }),
            ],
          }),
          element('cbc:Note', '0..unbounded'),
        ],
      }),
    }),
    'tree.json',
  ),
  'ubl-invoice',
);

const path = (id: string, indicator: string): object => ({
  id,
  'ubl-invoice': [
    `/Invoice:Invoice/cac:AllowanceCharge/cbc:Amount[preceding-sibling::cbc:ChargeIndicator='${indicator}']`,
  ],
});

/** The terms of that invoice. */
export const terms = new Map(
  termsOf(
    parseYaml(
      `BT-1: {name: Invoice number, cardinality: 1..1, type: Identifier}
BT-13: {name: Purchase order reference, cardinality: 0..1}
BG-20: {name: Allowances, cardinality: 0..n}
BG-21: {name: Charges, cardinality: 0..n}
BT-92: {name: Allowance amount, cardinality: 1..1, group: BG-20}
BT-99: {name: Charge amount, cardinality: 1..1, group: BG-21}`,
      'terms.yaml',
    ),
    parseJson(JSON.stringify({terms: [path('BT-92', 'false'), path('BT-99', 'true')]}), 'business-terms.json'),
  ).map((term) => [term.id, term]),
);

/** A document of that invoice. */
export const INVOICE = `<?xml version="1.0"?>
<Invoice>
  <cbc:ID>1</cbc:ID>
  <cac:OrderReference><cbc:ID>PO &amp; 2</cbc:ID></cac:OrderReference>
  <cac:AllowanceCharge>
    <cbc:ChargeIndicator>false</cbc:ChargeIndicator>
    <cbc:Amount currencyID="EUR">10.00</cbc:Amount>
  </cac:AllowanceCharge>
  <cac:AllowanceCharge>
    <cbc:ChargeIndicator>true</cbc:ChargeIndicator>
    <cbc:Amount currencyID="EUR">5.00</cbc:Amount>
  </cac:AllowanceCharge>
</Invoice>`;

/** Each element of a document with the terms that it carries. */
export const annotate = (xml: string): string[] =>
  annotationsOf(rootElement(xml), tree, terms, 'ubl-invoice').map(
    ({element: {name}, terms: ids}) => `${name} ${ids.join()}`,
  );
