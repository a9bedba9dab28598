import fs from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {rootElement, type XmlElement} from '../../src/contracts/xml/element';

interface Written {
  readonly term: string;
  readonly children?: readonly Written[];
}
interface CodeList {
  readonly values: Readonly<Record<string, unknown>>;
  readonly union?: readonly string[];
}

const read = (file: string): string => fs.readFileSync(file, 'utf8');
const yaml = (file: string): unknown => parse(read(file));

test('the page of the timecard has the hour types of the rule set', () => {
  const {hours} = yaml('documents/timecards/hrxml/setu14.yaml') as {hours: {hourTypes: string[]}[]};
  const rules = read('documents/rules/schematron/setu-rte-1.4.2/RTE-v1.4-TimeCard.sch');
  const [, list = ''] = /name="SETU_CL_HourTypes" value="',(.*),'"/.exec(rules) ?? [];
  expect(hours.flatMap(({hourTypes}) => hourTypes).sort()).toEqual(list.split(',').sort());
});

test('the page of the timecard has the codes for allowances and expenses of the rule set, and explains no other', () => {
  const rules = read('documents/rules/schematron/setu-rte-1.4.2/RTE-v1.4-TimeCard.sch');
  const [, list = ''] = /name="SETU_CL_ExpenseAllowanceTypes" value="',(.*),'"/.exec(rules) ?? [];
  const codes = list.split(',');
  const [, ranges = ''] =
    /expenses are the numbers (.*?)\. Each/.exec(read('documents/timecards/hrxml/setu14.mdx')) ?? [];
  const numbers = ranges.split(/, (?:and )?/).flatMap((range) => {
    const [first = 0, last = first] = range.split('–').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
  expect(numbers.flatMap((number) => ['', 'B', 'O'].map((letter) => `${number}${letter}`))).toEqual(codes);
  const {allowances} = yaml('documents/timecards/hrxml/setu14.yaml') as {allowances: {code: string}[]};
  expect(codes).toEqual(expect.arrayContaining(allowances.map(({code}) => code)));
});

test.each([
  ['units', 'UoMType'],
  ['transportInstructions', 'TransportInstructionType'],
  ['vatRates', 'VATRateType'],
])('the DICO pages have the published codes: %s', (key, name) => {
  const {lists} = JSON.parse(read('documents/rules/codelists/dico-sales005-codelists.json')) as {
    lists: Record<string, CodeList>;
  };
  const codesOf = (list: string): string[] => [
    ...Object.keys(lists[list]?.values ?? {}),
    ...(lists[list]?.union ?? []).flatMap(codesOf),
  ];
  const shown = (yaml('documents/orders/dico/sales005/codes.yaml') as Record<string, {code: string}[]>)[key];
  expect(shown?.map(({code}) => code).sort()).toEqual(codesOf(name).sort());
});

/** Paths of elements and attributes of a document that its tree doesn't have. */
function unknownIn(element: XmlElement, {term, children = []}: Written): string[] {
  const has = (name: string): Written | undefined => children.find((child) => child.term === name);
  const attributes = Object.keys(element.attributes).filter((name) => !name.startsWith('xmlns') && !has(`@${name}`));
  return [
    ...attributes.map((name) => `${term}/@${name}`),
    ...element.children.flatMap((child) => {
      const written = has(child.name);
      return written ? unknownIn(child, written) : [`${term}/${child.name}`];
    }),
  ];
}

test.each([
  ['timecard-setu14', 'setu-timecard'],
  ['dico-sales005-order', 'dico-order'],
  ['dico-sales005-invoice', 'dico-invoice'],
  ['dico-sales005-despatch', 'dico-despatch'],
])('the tree of %s has every element of its examples', (folder, name) => {
  const {tree} = JSON.parse(read(`documents/structure/trees/${name}.json`)) as {tree: Written};
  const files = fs.readdirSync(`documents/examples/${folder}`).filter((file) => file.endsWith('.xml'));
  expect(files.flatMap((file) => unknownIn(rootElement(read(`documents/examples/${folder}/${file}`)), tree))).toEqual(
    [],
  );
});
