import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {locationOf, pointed} from '../../../../src/diagnosis/source/find';
import {locationsOf} from '../../../../src/diagnosis/reading/locations';
import type {SourceElement} from '../../../../src/diagnosis/source/model';
import {scan} from '../../../../src/diagnosis/source/scan';
import {untracked} from '../../../../src/sources/files';
import {exampleRendering} from '../../../../src/sources/renderings';
import {allExamples, dataFor, example, linesOf, read, rootIn, withoutPlaces} from './support';

const TYPICAL = example('ubl-bisv3', 'invoice-typical');

const examples = allExamples();

test('each example is read as its page shows it, and the page has no places', () => {
  expect(examples.length).toBeGreaterThan(100);
  for (const {message, file, xml} of examples) {
    const shown = untracked(() => exampleRendering(message, xml));
    expect(withoutPlaces(read(message, xml).rendering), `${message}/${file}`).toEqual(shown);
    expect(JSON.stringify(shown)).not.toContain('"places"');
  }
});

test('each line has the places of elements and attributes that exist, and no two lines of one value share them', () => {
  for (const {message, file, xml} of examples) {
    const {root, rendering} = read(message, xml);
    const places = linesOf(rendering).flatMap(({line}) => {
      expect(line.places, `${message}/${file}: ${line.text}`).toBeDefined();
      return line.places ?? [];
    });
    const missing = places.filter((place) => {
      const at = pointed(root, place);
      return !at || (place.includes('/@') && !at.attribute);
    });
    expect(missing, `${message}/${file}`).toEqual([]);
    expect(places.length).toBe(new Set(places).size);
  }
});

test('lines have the places that XPath has for their values', () => {
  const lines = linesOf(read('ubl-bisv3', TYPICAL).rendering);
  const at = (place: string): unknown => lines.find(({line}) => line.places?.includes(place));
  const [, number = ''] = /<cbc:ID>([^<]*)/.exec(TYPICAL) ?? [];
  const [, , quantity = ''] = TYPICAL.split(/<cbc:InvoicedQuantity[^>]*>/).map((rest) => rest.split('<')[0]);
  expect(at('/Invoice[1]/ID[1]')).toMatchObject({head: 'Invoice number', line: {text: number}});
  expect(at('/Invoice[1]/InvoiceLine[2]/InvoicedQuantity[1]')).toMatchObject({
    title: 'Invoice line',
    line: {text: expect.stringContaining(quantity) as string},
  });
});

/** The elements below one. */
const below = (element: SourceElement): SourceElement[] => element.children.flatMap((each) => [each, ...below(each)]);

test('the locations of one walk are those of each element', () => {
  const root = scan(
    example('ubl-nlcius-energy', 'annual-settlement'),
    dataFor('ubl-nlcius-energy', 'Invoice').prefixes,
  );
  const all = [root, ...below(root)];
  const locations = locationsOf(root);
  expect(all.length).toBeGreaterThan(100);
  expect(locations.size).toBe(all.length);
  for (const each of all) expect(locations.get(each)).toBe(locationOf(each));
});

/** A UBL invoice with other prefixes, which are bound to the same namespaces. */
const renamed = (xml: string): string =>
  xml
    .replace(/(<\/?)(?=[A-Z])/g, '$1inv:')
    .replace('xmlns=', 'xmlns:inv=')
    .replace(/(<\/?|xmlns:)cbc\b/g, '$1ns2')
    .replace(/(<\/?|xmlns:)cac\b/g, '$1ns3');

/** A UBL invoice in which the namespace of `cbc` is the default one. */
const withDefault = (xml: string): string =>
  xml
    .replace(/(<\/?)(?=[A-Z])/g, '$1inv:')
    .replace('xmlns=', 'xmlns:inv=')
    .replace(/(<\/?)cbc:/g, '$1')
    .replace('xmlns:cbc=', 'xmlns=');

test.each([
  ['renamed', renamed],
  ['default', withDefault],
])('the prefixes of a document do not matter: %s', (_name, change) => {
  const changed = change(TYPICAL);
  expect(changed).not.toContain('<cbc:');
  expect(read('ubl-bisv3', changed).rendering).toEqual(read('ubl-bisv3', TYPICAL).rendering);
});

test.each(['ver3.0', 'ver3.1'])('the prefixes of the energy extension do not matter, version %s', (version) => {
  const xml = example('ubl-nlcius-energy', 'annual-settlement').replace(/(?<=profile:invoice:)ver[\d.]+/, version);
  const changed = xml.replace(/(<\/?|xmlns:)ext\b/g, '$1e').replace(/(<\/?|xmlns:)seef\b/g, '$1s');
  expect(changed).toContain('<s:SEEFExtensionWrapper');
  const {rendering} = read('ubl-nlcius-energy', changed);
  expect(rendering).toEqual(read('ubl-nlcius-energy', xml).rendering);
  const titles = rendering.map(({title}) => title);
  expect(titles.indexOf('Connection')).toBeGreaterThan(0);
  // The extension is the first element of an invoice, and the seller the first group of a printed one.
  expect(titles.indexOf('Connection')).toBeLessThan(titles.indexOf('Seller'));
});

test('a document of a format whose elements have no prefix is read with one, too', () => {
  const xml = example('dico-sales005-invoice', 'typical');
  const changed = xml.replace(/(<\/?)(?=[A-Za-z])/g, '$1d:').replace('xmlns=', 'xmlns:d=');
  expect(changed).toContain('<d:InvoiceNumber>');
  const {rendering} = read('dico-sales005-invoice', changed);
  expect(rendering).toEqual(read('dico-sales005-invoice', xml).rendering);
});

test('a document on one line has the same lines as one with an element on each', () => {
  const whole = TYPICAL.replace(/>\s+</g, '><');
  expect(whole.split('\n').length).toBeLessThan(6);
  expect(read('ubl-bisv3', whole).rendering).toEqual(read('ubl-bisv3', TYPICAL).rendering);
});

test('the data of a message is small', () => {
  const pairs = new Set(examples.map(({message, xml}) => `${message} ${rootIn(xml)}`));
  for (const pair of pairs) {
    const [message = '', root = ''] = pair.split(' ');
    expect(gzipSync(JSON.stringify(dataFor(message, root))).length, pair).toBeLessThan(22_000);
  }
});
