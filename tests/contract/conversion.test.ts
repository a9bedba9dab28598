import fs from 'node:fs';
import {afterAll, expect, test} from 'vitest';
import {targetsOf} from '../../src/contracts/formats/registry';
import {untracked} from '../../src/sources/files';
import {formatRegistry} from '../../src/sources/formats';
import {startPool} from '../../src/validation/node/pool';
import {projectSettings} from '../../src/validation/node/settings';
import {EXAMPLES} from '../../src/validation/node/tasks';
import {conversionOf, converted, leavesOf, publishedValues, source} from './support/conversion';
import {cardInvoice, rareInvoice} from './support/rareTerms';

const BOTH = ['bisv3', 'nlcius', 'xrechnung'].flatMap((name) => [`ubl-${name}`, `cii-${name}`]);

interface Document {
  readonly message: string;
  readonly name: string;
  readonly xml: string;
}

const examplesOf = (message: string): Document[] =>
  fs
    .readdirSync(`${EXAMPLES}/${message}`)
    .filter((file) => file.endsWith('.xml'))
    .map((file) => ({
      message,
      name: `${message}/${file}`,
      xml: fs.readFileSync(`${EXAMPLES}/${message}/${file}`, 'utf8'),
    }));

const rare: readonly Document[] = [
  {message: 'ubl-xrechnung', name: 'rare', xml: rareInvoice},
  {message: 'ubl-xrechnung', name: 'card', xml: cardInvoice},
];
const documents = [...BOTH.flatMap(examplesOf), ...rare];

const otherSyntax = (message: string): string => message.replace(/^\w+/, (name) => (name === 'ubl' ? 'cii' : 'ubl'));

const pool = startPool(projectSettings(), 1);
afterAll(async () => pool.close());

/** Gives the seller the telephone number that XRechnung requires, where there is a contact without one. */
const withTelephone = (xml: string): string =>
  xml
    .replace(/(?<!Telephone>\s*)<cbc:ElectronicMail>/, '<cbc:Telephone>+31 30 7512 046</cbc:Telephone>$&')
    .replace(
      /(?<!TelephoneUniversalCommunication>\s*)<ram:EmailURIUniversalCommunication>/,
      '<ram:TelephoneUniversalCommunication><ram:CompleteNumber>+31 30 7512 046</ram:CompleteNumber></ram:TelephoneUniversalCommunication>$&',
    );

/** What a conversion ends with: a valid document, or the terms that are missing, or the rules that are broken. */
async function outcomeOf({message, xml}: Document, target: string): Promise<string> {
  const result = conversionOf(target.endsWith('xrechnung') ? withTelephone(xml) : xml, message, target);
  if ('problem' in result) return [...result.problem.matchAll(/B[GT]-\d+/g)].join(' ');
  const {verdict, findings} = await pool.validateWithin(60_000, result.xml, {as: target});
  const broken = findings.filter(({severity}) => severity === 'fatal').map(({rule}) => rule);
  return [verdict, ...new Set(broken)].join(' ');
}

/** What isn't valid in a target after the conversion, and why: terms that the document lacks, or conditions of the target that it doesn't meet. */
const LACKING: readonly {
  readonly outcome: string;
  readonly targets: readonly string[];
  readonly of: readonly string[];
}[] = [
  {
    outcome: 'BG-16',
    targets: ['ubl-xrechnung', 'cii-xrechnung'],
    of: [
      'ubl-bisv3/credit-note',
      'ubl-bisv3/negative-invoice',
      'cii-bisv3/credit-note',
      'ubl-nlcius/credit-note',
    ].concat(['cii-nlcius/credit-note', 'cii-facturx/credit-note']),
  },
  {
    outcome: 'BG-6',
    targets: ['ubl-xrechnung', 'cii-xrechnung'],
    of: ['ubl-bisv3/invoice-minimal', 'ubl-bisv3/invoice-with-attachment', 'cii-bisv3/invoice-minimal'].concat([
      'ubl-nlcius/invoice-minimal',
      'cii-nlcius/invoice-minimal',
    ]),
  },
  {outcome: 'BT-10 BG-6', targets: ['ubl-xrechnung', 'cii-xrechnung'], of: ['cii-facturx/invoice-minimal']},
  {outcome: 'invalid PEPPOL-EN16931-R003', targets: ['ubl-bisv3', 'cii-bisv3'], of: ['cii-facturx/invoice-minimal']},
  {outcome: 'invalid BR-NL-2', targets: ['ubl-nlcius', 'cii-nlcius'], of: ['cii-facturx/invoice-minimal']},
  {
    outcome: 'invalid PEPPOL-EN16931-P0112',
    targets: ['ubl-bisv3'],
    of: ['ubl-nlcius/corrective-invoice', 'cii-nlcius/corrective-invoice'],
  },
  {outcome: 'invalid PEPPOL-EN16931-P0100', targets: ['ubl-bisv3'], of: ['ubl-nlcius/invoice-self-billed']},
  {
    outcome: 'invalid BR-NL-10',
    targets: ['cii-nlcius'],
    of: ['ubl-xrechnung/intra-community-supply', 'cii-xrechnung/invoice-with-attachment'],
  },
];

/** The formats of EN 16931 that the bus converts a document to. */
const targetsFor = ({message, name}: Document): string[] =>
  targetsOf(untracked(formatRegistry), message)
    .filter(({only}) => !only || name.includes('self-billed'))
    .map(({format}) => format.id)
    .filter((id) => /^(?:ubl|cii)-/.test(id));

test('each document is valid in each format that the bus converts it to, unless it lacks what the format requires', async () => {
  const all = [...documents, ...['cii-facturx', 'ubl-nlcius-energy'].flatMap(examplesOf)];
  const pairs = all.flatMap((document) => targetsFor(document).map((target) => ({document, target})));
  expect(pairs.length).toBeGreaterThan(200);
  const found = new Map<string, string>();
  for (const {document, target} of pairs) found.set(`${document.name} to ${target}`, await outcomeOf(document, target));
  const expected = LACKING.flatMap(({outcome, targets, of}) =>
    of.flatMap((name) => targets.map((target) => `${name}.xml to ${target}: ${outcome}`)),
  );
  const others = Array.from(found, ([pair, outcome]) => (outcome === 'valid' ? [] : `${pair}: ${outcome}`)).flat();
  expect(others.sort()).toEqual(expected.sort());
});

test.each(['invoice-typical', 'credit-note'])(
  'the two examples %s of Peppol BIS Billing convert to each other',
  (name) => {
    const exampleOf = (message: string): string => fs.readFileSync(`${EXAMPLES}/${message}/${name}.xml`, 'utf8');
    const [ubl, cii] = [exampleOf('ubl-bisv3'), exampleOf('cii-bisv3')];
    expect(leavesOf(converted(ubl, 'ubl-bisv3', 'cii-bisv3'))).toEqual(leavesOf(cii));
    expect(leavesOf(converted(cii, 'cii-bisv3', 'ubl-bisv3'))).toEqual(leavesOf(ubl));
  },
);

test('a document says the same after it was converted to the other syntax and back', () => {
  for (const {message, name, xml} of documents) {
    const there = converted(xml, message, otherSyntax(message));
    const expected = leavesOf(xml.replace('<cbc:NetworkID>VISA', '<cbc:NetworkID>NA'));
    expect(leavesOf(converted(there, otherSyntax(message), message)), name).toEqual(expected);
  }
});

/** The terms for which KoSIT publishes no path in UBL; and those whose paths in UBL have values of others too, with these. */
const UNPUBLISHED = ['BT-21', 'BT-22', 'BT-23', 'BT-24'];
const TOGETHER = [
  ['BT-110', 'BT-111'],
  ['BT-18', 'BT-122'],
];

function comparable(xml: string): Record<string, string[]> {
  const values = publishedValues(xml);
  const together = TOGETHER.map((ids) => [ids.join(), [...new Set(ids.flatMap((id) => values[id] ?? []))].sort()]);
  const codes = values['BT-8']?.map((code) => ({'35': '29'})[code] ?? code);
  const others = Object.entries({...values, ...(codes && {'BT-8': codes})});
  const apart = others.filter(([id]) => ![...UNPUBLISHED, ...TOGETHER.flat()].includes(id));
  return Object.fromEntries([...apart, ...together]) as Record<string, string[]>;
}

test('each business term has the same values at the paths that KoSIT publishes for the two syntaxes', () => {
  for (const {message, name, xml} of documents)
    expect(comparable(converted(xml, message, otherSyntax(message))), name).toEqual(comparable(xml));
});

test('the documents of these tests have all business terms', () => {
  const seen = new Set(documents.flatMap(({xml}) => Object.keys(publishedValues(xml))));
  const terms = source.terms.filter(({type}) => type).map(({id}) => id);
  expect(terms.filter((id) => !seen.has(id) && !UNPUBLISHED.includes(id))).toEqual([]);
});
