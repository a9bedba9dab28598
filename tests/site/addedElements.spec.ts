import fs from 'node:fs';
import {expect, test} from './support/test';
import {parse} from 'yaml';
import {parsed} from './support/built';
import {builtHtml} from './support/site';
import {treeRows, type TreeRow} from './support/treeRows';
import {localNameOf, occursOf, Schemas} from './support/xsd';

const ENERGY = '/documents/invoices/ubl/nlciusEnergyExtension';
const GACCOUNT = '/documents/invoices/ubl/nlciusGaccount';
const RULES = 'documents/rules/schematron/si-ubl-2.0.3.13';

const UBL = ['CommonAggregateComponents', 'CommonBasicComponents', 'UnqualifiedDataTypes'];
const seefSchemas = (version: string): Schemas =>
  new Schemas([
    `seef/SEeF_UBLExtension_v${version}.xsd`,
    ...UBL.map((name) => `ubl-2.1/common/UBL-${name}-2.1.xsd`),
    'w3c/CCTS_CCT_SchemaModule.xsd',
  ]);
const seef = seefSchemas('3.1.0');
const earlier = seefSchemas('3.0.0');

const WRAPPER = '/Invoice/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/seef:SEEFExtensionWrapper';
const energy = treeRows(`${ENERGY}/structure.html`);
const inWrapper = energy.filter(({path}) => path.startsWith(`${WRAPPER}/`));
const local = (name: string): string => name.replace(/^\w+:/, '');

/** What a schema declares at the path of a row: an element, or the attribute of one. */
function declaredAt(path: string, schemas: Schemas): Element | undefined {
  const steps = path.slice(WRAPPER.length + 1).split('/');
  let place: Element | undefined = schemas.root('SEEFExtensionWrapper');
  for (const step of steps) {
    if (!place) return undefined;
    if (step.startsWith('@')) return schemas.attributeOf(place, step.slice(1));
    place = schemas.elementsIn(place).find((each) => localNameOf(each) === local(step));
  }
  return place;
}

const childrenOf = ({path}: {path: string}, rows: readonly TreeRow[]): TreeRow[] =>
  rows.filter((row) => row.path.startsWith(`${path}/`) && !row.path.slice(path.length + 1).includes('/'));

const range = (cardinality: string): {least: number; most: number} => {
  const [least = '', most = ''] = cardinality.split('..');
  return {least: Number(least), most: most === 'n' ? Infinity : Number(most)};
};

test.describe('the energy extension', () => {
  test('has all elements of its schema, in the order of the schema', () => {
    const groups = [{path: WRAPPER, name: 'seef:'}, ...inWrapper].filter(({name}) => name.startsWith('seef:'));
    expect(groups.length).toBeGreaterThan(20);
    for (const group of groups) {
      const place = group.path === WRAPPER ? seef.root('SEEFExtensionWrapper') : declaredAt(group.path, seef);
      const wanted = place ? seef.elementsIn(place).map(localNameOf) : [];
      const shown = childrenOf(group, inWrapper).map(({name}) => name);
      expect(shown.filter((name) => !name.startsWith('@')).map(local), group.path).toEqual(wanted);
    }
  });

  test('has elements of UBL that the schema allows, in its order', () => {
    const parts = inWrapper.filter(({name}) => /^ca?c:/.test(name));
    expect(parts.length).toBeGreaterThan(10);
    for (const part of parts) {
      const place = declaredAt(part.path, seef);
      expect(place, part.path).toBeDefined();
      const order = place ? seef.elementsIn(place).map(localNameOf) : [];
      const shown = childrenOf(part, inWrapper).flatMap(({name}) => (name.startsWith('@') ? [] : [local(name)]));
      expect(
        order.filter((name) => shown.includes(name)),
        part.path,
      ).toEqual(shown);
    }
  });

  test('has the cardinalities of the schema, which only a rule narrows', () => {
    for (const {path, cardinality, rules} of inWrapper) {
      const declared = declaredAt(path, seef);
      const official = declared ? occursOf(declared) : 'nothing';
      if (cardinality === official) continue;
      const [shown, allowed] = [range(cardinality), range(official)];
      expect(shown.least >= allowed.least && shown.most <= allowed.most, `${path}: ${cardinality}, ${official}`).toBe(
        true,
      );
      expect(rules, `${path}: ${cardinality} instead of ${official}`).not.toEqual([]);
    }
  });

  test('has the data types of the schema', () => {
    const names: Readonly<Record<string, string>> = {PercentType: 'Percentage', NameType: 'Text'};
    for (const {path, name, type} of inWrapper.filter(({name: each}) => !each.startsWith('@'))) {
      const declared = declaredAt(path, seef);
      const official = (declared && seef.dataTypeOf(declared)) ?? '';
      expect(type, `${path} ${name}`).toBe(names[official] ?? official.replace(/Type$/, ''));
    }
  });

  test('marks what only version 3.1 has', () => {
    const marked = inWrapper.filter(({marks}) => marks.includes('Only in 3.1')).map(({path}) => path);
    expect(marked).not.toEqual([]);
    expect(marked).toEqual(inWrapper.filter(({path}) => !declaredAt(path, earlier)).map(({path}) => path));
  });

  test('is marked, explained, and has the values of the example, and nothing else is marked', () => {
    const added = energy.filter(({marks}) => marks.includes('Added'));
    expect(added).toEqual(energy.filter(({path}) => path.startsWith('/Invoice/ext:UBLExtensions')));
    expect(added.filter(({description}) => !description).map(({path}) => path)).toEqual([]);
    const valueOf = (name: string): string | undefined => added.find((row) => row.name === name)?.example;
    const xml = fs.readFileSync('documents/examples/ubl-nlcius-energy/invoice-typical.xml', 'utf8');
    for (const name of ['seef:MeterNumber', 'seef:LatestMeterQuantity', 'seef:FuelTypeCode']) {
      expect(valueOf(name), name).toBe(new RegExp(`<${name}[^>]*>([^<]+)<`).exec(xml)?.[1]);
    }
  });

  test('has an element for each that its file describes', () => {
    const {about} = parse(fs.readFileSync('documents/structure/additions/ubl-nlcius-energy.yaml', 'utf8')) as {
      about: Readonly<Record<string, readonly {readonly element: string}[]>>;
    };
    const described = Object.values(about).flatMap((entries) => entries.map(({element}) => element));
    expect(described.filter((end) => !inWrapper.some(({path}) => path.endsWith(`/${end}`)))).toEqual([]);
  });

  test('has its readings in the order of the schema in the table', () => {
    const $ = parsed(builtHtml(`${ENERGY}.html`));
    const cells = $('tbody tr > :first-child').toArray();
    const names = cells.map((cell) => $(cell).text());
    const first = names.indexOf('seef:MeterReadingTypeCode');
    const table = $(cells[first]).closest('tbody');
    const shown = names.slice(first, first + table.children().length);
    const reading = inWrapper.find(({name}) => name === 'seef:MeterReading');
    const place = reading && declaredAt(reading.path, seef);
    expect(shown.map(local)).toEqual(place ? seef.elementsIn(place).map(localNameOf) : []);
  });
});

test.describe('the G-account extension', () => {
  const rows = treeRows(`${GACCOUNT}/structure.html`);
  const sch = fs.readFileSync(`${RULES}/si-ubl-2.0-ext-gaccount-1.0.13.sch`, 'utf8');
  const rowAt = (path: string): TreeRow | undefined => rows.find((row) => row.path === `/Invoice/${path}`);

  /** The elements that the extension allows: those of the rules against them that it removes. */
  function allowed(): string[] {
    const modified = fs.readFileSync(`${RULES}/si-ubl-2.0-ext-gaccount/EN16931-syntax-modified.sch`, 'utf8');
    const syntax = fs.readFileSync(`${RULES}/si-ubl-2.0/CenPC434/UBL/EN16931-UBL-syntax.sch`, 'utf8');
    const removed = Array.from(modified.matchAll(/- removed rule (\S+)/g), ([, id = '']) => id);
    return removed.map((id) => new RegExp(`name="${id}" value="not\\(([^)]+)\\)"`).exec(syntax)?.[1] ?? id);
  }

  test('adds the elements that its rules allow, marked and explained, and nothing else is marked', () => {
    const added = rows.filter(({name, marks}) => marks.includes('Added') && !name.startsWith('@'));
    expect(allowed()).toHaveLength(3);
    expect(added.map(({path}) => path)).toEqual(allowed().map((path) => `/Invoice/${path}`));
    expect(added.map(({description, example}) => Boolean(description && example))).toEqual([true, true, true]);
  });

  test('has its elements where UBL has them', () => {
    const names = (group: string): string[] =>
      childrenOf({path: `/Invoice/${group}`}, rows).map(({name}) => local(name));
    const schema = new Schemas(UBL.map((name) => `ubl-2.1/common/UBL-${name}-2.1.xsd`));
    for (const group of ['PaymentMeans', 'PaymentTerms']) {
      const order = schema.elementsIn(schema.root(group)).map(localNameOf);
      const shown = names(`cac:${group}`);
      expect(
        order.filter((name) => shown.includes(name)),
        group,
      ).toEqual(shown);
    }
  });

  test('has the numbers, names and rules of the official rules', () => {
    const asserts = Array.from(sch.matchAll(/<assert id="(BR-GA-\d)"[^>]*>([^<]*)</g), ([, id = '', text = '']) => ({
      id,
      text,
    }));
    expect(asserts).toHaveLength(8);
    for (const [path, number] of [
      ['cac:PaymentMeans/cbc:ID', 'NL-GA-04'],
      ['cac:PaymentTerms', 'NL-GA-01'],
      ['cac:PaymentTerms/cbc:PaymentMeansID', 'NL-GA-02'],
      ['cac:PaymentTerms/cbc:Amount', 'NL-GA-03'],
    ] as const) {
      const row = rowAt(path);
      const about = asserts.filter(({text}) => text.includes(`(${number})`));
      const name = row?.label.replace(`${number} `, '').toLowerCase() ?? '';
      expect(row?.label, path).toContain(number);
      for (const {text} of about) expect(text.toLowerCase(), path).toContain(`${name} (${number.toLowerCase()})`);
      const own = row?.rules.filter((rule) => rule.startsWith('BR-GA')) ?? [];
      expect(
        own.filter((rule) => !about.some(({id}) => id === rule)),
        path,
      ).toEqual([]);
      expect(own, path).not.toEqual([]);
    }
  });

  test('has the cardinalities that the official rules count', () => {
    const counted = Array.from(sch.matchAll(/<rule context="\/ubl:Invoice\/?([^"]*)">([\s\S]*?)<\/rule>/g)).flatMap(
      ([, context = '', rule = '']) =>
        Array.from(rule.matchAll(/test="count\(([\w:]+)\) = (\d)"/g), ([, name = '', times = '']) => ({
          path: [context, name].filter(Boolean).join('/'),
          times,
        })),
    );
    expect(counted).toHaveLength(4);
    for (const {path, times} of counted) expect(rowAt(path)?.cardinality, path).toBe(`${times}..${times}`);
    // BR-GA-3 adds up the amounts that are there, and UBL-SR-05 allows one note in all.
    expect(rowAt('cac:PaymentTerms/cbc:Amount')?.cardinality).toBe('0..1');
    expect(rowAt('cac:PaymentTerms/cbc:Note')?.cardinality).toBe('0..1');
  });
});

test('the tables of mandatory elements have those that the bus and the official rules require', () => {
  const rowsIn = (page: string): string[] => {
    const $ = parsed(builtHtml(`${page}.html`));
    return $('[data-tables] tbody tr')
      .toArray()
      .map((row) => $(row).text());
  };
  const required: readonly (readonly [page: string, path: string, rule: string])[] = [
    [ENERGY, `${WRAPPER.replace('/Invoice/', '')}1..1`, 'LOCAL-SEEF-01'],
    [GACCOUNT, 'cac:PaymentMeans/cbc:ID1..1', 'BR-GA-5'],
    [GACCOUNT, 'cac:PaymentTerms/cbc:PaymentMeansID1..1', 'BR-GA-4'],
  ];
  for (const [page, path, rule] of required) {
    const found = rowsIn(page).filter((text) => text.includes(path));
    expect(found, path).toHaveLength(1);
    expect(found[0]).toContain(rule);
  }
});

for (const page of [`${ENERGY}/structure.html`, `${GACCOUNT}/structure.html`]) {
  test(`${page} has no credit note, links to its first added element, and has anchors of its own`, () => {
    const rows = treeRows(page);
    expect(rows.filter(({path, creditNote}) => creditNote ?? !path.startsWith('/Invoice/'))).toEqual([]);
    const $ = parsed(builtHtml(page));
    expect($(`.markdown > p a[href="#${rows.find(({marks}) => marks.length > 0)?.id}"]`)).not.toHaveLength(0);
    const ids = $('[id]')
      .toArray()
      .map((each) => $(each).attr('id'));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}
