import fs from 'node:fs';
import {expect, test} from 'vitest';
import {documentTypeId, registryOf, targetsOf, type Registry} from '../../../src/contracts/formats/registry';
import {conversionMatrix} from '../../../src/contracts/formats/overview';
import {identifiersOf} from '../../../src/contracts/formats/identifiers';
import {passesText} from '../../../src/contracts/formats/examples';
import {brokenBy, brokenFile, rejectionsOf} from '../../../src/contracts/formats/rejections';
import {rejectionView} from '../../../src/contracts/formats/rejectionViews';
import {parseYaml} from '../../../src/contracts/yamlFile';

const FILE = 'documents/formats.yaml';
const text = fs.readFileSync(FILE, 'utf8');
const registryFrom = (yaml: string): Registry => registryOf(parseYaml(yaml, FILE));
const registry = registryFrom(text);

/** What reading the registry says when one text in it is another. */
function faultWith(from: string, to: string): string {
  expect(text).toContain(from);
  try {
    registryFrom(text.replace(from, to));
    return 'no fault';
  } catch (error) {
    return String(error);
  }
}

test('a name that nothing has is refused with file and line', () => {
  expect(faultWith('ruleSets: [PEPPOLBIS-T16-3.0.17]', 'ruleSets: [PEPPOLBIS-T99]')).toMatch(
    /formats\.yaml:\d+: despatch-bisv3: no rule set 'PEPPOLBIS-T99'/,
  );
  expect(faultWith('family: TimeCard', 'family: TimeCards')).toMatch(/:\d+: timecard-setu14: no family 'TimeCards'/);
  expect(faultWith('group: timecards', 'group: cards')).toMatch(/no group 'cards'/);
  expect(faultWith('{format: ubl-nlcius, how: extends}', '{format: ubl-nl, how: extends}')).toMatch(
    /no format 'ubl-nl'/,
  );
  expect(faultWith('targets: [despatch-bisv3]', 'targets: [despatch]')).toMatch(/no format 'despatch'/);
  expect(faultWith('id: order-response-bisv3', 'id: order-bisv3')).toMatch(/two messages have the id 'order-bisv3'/);
  expect(faultWith('\n  - id: ubl-nlcius-gaccount', '\n  - id: ubl-nlcius')).toMatch(/two formats have the same id/);
  expect(faultWith('folder: seef', 'folder: seef-3')).toMatch(/no name for the schema seef\//);
  expect(faultWith('release: setu-rte-1.4.2', 'release: setu-rte-1.5')).toMatch(
    /SETU-RTE-TimeCard-1\.4\.2: no release 'setu-rte-1\.5'/,
  );
  expect(faultWith('version: SALES005\n    released', 'released')).toMatch(
    /dico-sales005-invoice: no version and no rules/,
  );
  expect(faultWith("checkedOn: '2026-11-23'", 'checkedOn: November')).toMatch(/formats\.yaml:\d+: .*checkedOn/);
  expect(faultWith('how: extends', 'how: replaces')).toMatch(/formats\.yaml:\d+: .*how/);
});

test('a document type identifier is made of namespace, root, customization id and version of the syntax', () => {
  const format = registry.formats.find(({id}) => id === 'order-bisv3-advanced');
  const message = format?.messages.find(({id}) => id === 'order-change-bisv3');
  const [document] = message?.documents ?? [];
  if (!format || !message || !document) throw new Error('no order change');
  expect(documentTypeId(format, message, document)).toBe(
    'urn:oasis:names:specification:ubl:schema:xsd:OrderChange-2::OrderChange##urn:fdc:peppol.eu:poacc:trns:order_change:3::2.3',
  );
});

test('the panel has a line for each release, with its dates, and one for each announced change', () => {
  const format = registry.formats.find(({id}) => id === 'order-bisv3-advanced');
  if (!format) throw new Error('no advanced ordering');
  const {facts, rules, upcoming} = identifiersOf(registry, format, () => undefined);
  expect(facts.find(({name}) => name === 'Version')?.html).toBe('3.0.17');
  expect(rules.map(({html}) => html)).toEqual([
    'Peppol Order (T01), version 3.0.17; Peppol Order Response Advanced (T116), version 3.0.17; Peppol Order Change (T114), version 3.0.17; Peppol Order Cancellation (T115), version 3.0.17',
  ]);
  expect(rules[0]?.detail).toMatch(
    /^This release dates from May 2026 and has been mandatory since 17 August 2026\. The rules were last compared with the files from <a href=".*">OpenPeppol<\/a> on 23 November 2026\.$/,
  );
  expect(upcoming[0]?.detail).toMatch(
    /^This change applies from 24 February 2027\. For details, see the <a href="https:.*">release notes on github\.com<\/a>\.$/,
  );
});

test('a change whose date had passed when the files were compared is said to apply already', () => {
  const format = registry.formats.find(({id}) => id === 'ubl-xrechnung');
  if (!format) throw new Error('no XRechnung');
  const {upcoming} = identifiersOf(registry, format, () => undefined);
  expect(upcoming.map(({detail}) => detail)).toContainEqual(
    expect.stringMatching(/^This change took effect on 31 August 2026, but the bus still uses the version above/),
  );
});

test('a format never converts to itself, and says what is lost', () => {
  const ids = (id: string): string[] => targetsOf(registry, id).map(({format}) => format.id);
  expect(ids('ubl-bisv3')).not.toContain('ubl-bisv3');
  expect(ids('ubl-nlcius-gaccount')).toEqual([]);
  expect(targetsOf(registry, 'ubl-nlcius-energy')[0]?.lost).toMatch(/meter readings/);
});

test('the matrix has the formats that are a target as columns, and names the targets of an exception that not all have', () => {
  const {targets, rows, notes} = conversionMatrix(registry, 'invoices');
  expect(targets.map(({id}) => id)).not.toContain('ubl-nlcius-gaccount');
  expect(rows.find(({title}) => title === 'XRechnung')?.to).toContain('cii-nlcius');
  expect(notes).toContain(
    'In conversions from NLCIUS (SI-UBL 2.0) to Peppol BIS Self-Billing, only self-billed invoices are accepted.',
  );
  expect(notes).toContain(
    'In conversions from NLCIUS with energy extension (SEeF), the meter readings and the VAT totals of the individual energy companies are lost.',
  );
});

const xml = '<Order><ID>1</ID><Note>old</Note></Order>';

test('a rejection breaks an example in one place, or says that it does not fit', () => {
  expect(brokenBy(xml, [{from: '<Note>old</Note>', to: ''}])).toBe('<Order><ID>1</ID></Order>');
  expect(() => brokenBy(xml, [{from: 'new', to: ''}])).toThrow("'new' occurs 0 times, not once");
  expect(() => brokenBy(`${xml}${xml}`, [{from: 'old', to: ''}])).toThrow('occurs 2 times');
  expect(brokenFile('order-bisv3', {rule: 'XSD', name: 'order'})).toBe('order-bisv3/wrong/order.xml');
});

test('what the broken example and the example as it is differ in is marked', () => {
  const [rejection] = rejectionsOf(
    parseYaml(
      '- {rule: R1, title: Note, meaning: A note., fix: Correct it., example: a.xml, at: ID Note, change: [{from: old, to: new}]}',
      'rejections.yaml',
    ),
  );
  if (!rejection) throw new Error('no rejection');
  const {bad, good, anchor} = rejectionView(rejection, xml, 'a/wrong/R1.xml');
  expect(anchor).toBe('R1');
  const markedIn = (html: string): string[] => html.match(/<(del|ins)>.*?<\/\1>/g) ?? [];
  expect(markedIn(bad.html)).toEqual(['<del>new</del>']);
  expect(markedIn(good.html)).toEqual(['<ins>old</ins>']);
});

test('what a document passed is a sentence with versions and the date', () => {
  const entry = {sha256: '', message: 'ubl-bisv3', schema: 'ubl-2.1/maindoc/UBL-Invoice-2.1.xsd', date: '2026-11-22'};
  const ruleSets = ['EN16931-UBL-1.3.16', 'PEPPOL-EN16931-UBL-3.0.21'];
  expect(passesText({...entry, ruleSets, result: 'passed'}, registry)).toBe(
    'This file is valid against the UBL 2.1 schema, EN 16931 for UBL (version 1.3.16), and Peppol BIS Billing (version 3.0.21). It was last checked on 22 November 2026.',
  );
  expect(passesText({...entry, ruleSets, result: 'rejected'}, registry)).toBeUndefined();
  expect(passesText(undefined, registry)).toBeUndefined();
});
