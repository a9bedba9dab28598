import fs from 'node:fs';
import {buildSchema, isInputObjectType, isInterfaceType, isObjectType, isSpecifiedScalarType} from 'graphql';
import {lookUp, readCodes} from '../../src/components/Search/codes';
import {MOST_SHOWN} from '../../src/components/Search/limits';
import type {CodesOfList} from '../../src/sources/search/codes';
import {allHits} from '../search/built';
import {builtDocument} from './support/built';
import {topics} from './support/catalogues';
import {codesIn, lists, pageOf} from './support/codeLists';
import {codesFile} from './support/search';
import {expectedSidebar} from './support/sidebars';
import {builtHtml, pages} from './support/site';
import {expect, test} from './support/test';
import {treeRows} from './support/treeRows';

/** Addresses of the hits of a name, with those of the parts below them, in the order of the list. */
async function addressesOf(name: string, most?: number): Promise<string[]> {
  const hits = (await allHits(name)).slice(0, most);
  return hits.flatMap(({href, places = []}) => [href, ...places.map((place) => place.href)]);
}

/** A name, and which address of a hit is right for it; with `most`, among so many first hits. */
interface Wanted {
  readonly name: string;
  readonly isRight: (address: string) => boolean;
  readonly most?: number;
}

/** Each name has to find a right address; those that don't are told together, with what they find. */
async function expectFound(all: readonly Wanted[]): Promise<void> {
  const lost: string[] = [];
  for (const {name, isRight, most} of all) {
    const addresses = await addressesOf(name, most);
    if (!addresses.some(isRight)) lost.push(`${name}: ${addresses.slice(0, 4).join(' ')}`);
  }
  expect.soft(lost, 'names that find nothing right').toEqual([]);
}

const FIRST = 3;

test('every SOAP operation is among the first three hits of its name', async () => {
  const wsdl = fs.readFileSync('platform/platform.wsdl', 'utf8');
  const operations = new Set(Array.from(wsdl.matchAll(/operation name="(\w+)"/g), ([, name = '']) => name));
  expect(operations.size).toBeGreaterThan(10);
  const isPageOf = (name: string): RegExp => new RegExp(`^/platform/.*/${name}\\.html`, 'i');
  await expectFound([...operations].map((name) => ({name, isRight: (each) => isPageOf(name).test(each), most: FIRST})));
});

test('every type of the party schema is among the hits that the box shows for its name, and every field is found', async () => {
  const types = Object.values(buildSchema(fs.readFileSync('vpd/schema.graphql', 'utf8')).getTypeMap()).filter(
    (type) => !isSpecifiedScalarType(type) && !type.name.startsWith('__'),
  );
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInputObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : [],
  );
  expect(types.length).toBeGreaterThan(20);
  expect(fields.length).toBeGreaterThan(90);
  const isRight = (address: string): boolean => address.startsWith('/vpd/');
  await expectFound(types.map(({name}) => ({name, isRight, most: MOST_SHOWN})));
  // A field such as `id` has a name that much else has.
  await expectFound([...new Set(fields)].map((name) => ({name, isRight})));
});

test('every element and attribute of a format is found by its name, at the element or at a business term; one that is in one place, in the box', async () => {
  const anchors = new Map<string, Set<string>>();
  for (const {path} of pages.filter((page) => page.path.endsWith('/structure.html'))) {
    for (const {name, id} of treeRows(path)) {
      const known = anchors.get(name) ?? new Set();
      anchors.set(name, known.add(`${path}#${id}`));
    }
  }
  expect(anchors.size).toBeGreaterThan(500);
  await expectFound(
    [...anchors].map(([name, known]) => ({
      name,
      isRight: (address) => known.has(address) || address.startsWith('/documents/terms.html#'),
      ...(known.size === 1 && {most: MOST_SHOWN}),
    })),
  );
});

test('every event topic is the first hit of its name, and every business term that of its number', async () => {
  const firstAt = (name: string, wanted: string): Wanted => ({name, isRight: (each) => each === wanted, most: 1});
  await expectFound(topics().map((topic) => firstAt(topic, `/endpoints/v1/hook.html#topic-${topic}`)));
  const terms = treeRows('/documents/terms.html').map(({id}) => id);
  expect(terms.length).toBeGreaterThan(190);
  await expectFound(terms.map((term) => firstAt(term, `/documents/terms.html#${term}`)));
});

test('every code names itself at its list, but those that the box reads from the file of their list', () => {
  const codes = readCodes(JSON.parse(codesFile().toString()) as CodesOfList[]);
  const inFile = lists.filter(({rare}) => rare !== 'file');
  expect(inFile.length).toBeGreaterThan(20);
  const wrong = inFile.flatMap(({name}) =>
    codesIn(name).flatMap((code) => {
      const found = lookUp(codes, code).exact.filter(({href}) => href.startsWith(`${pageOf(name)}#`));
      return found.length === 1 ? [] : [`${name} ${code}: ${found.map(({href}) => href).join(' ')}`];
    }),
  );
  expect.soft(wrong, 'codes that do not name themselves once').toEqual([]);
});

/** Identifiers with colons in a part of a built page, each with the address of that part. */
function identifiersIn(
  path: string,
  part: string,
  anchor: string,
): {readonly value: string; readonly address: string}[] {
  const $ = builtDocument(path);
  const values = $(`${part} code`)
    .toArray()
    .map((code) => $(code).text());
  return [...new Set(values)].flatMap((value) =>
    value.split(':').length > 2 ? [{value, address: `${path}#${anchor}`}] : [],
  );
}

test('every identifier of a format is found at its panel, and that of a party at the table of the parties', async () => {
  const withPanel = pages.filter(({path}) => /\bid="?identifiers\b/.test(builtHtml(path)));
  const identifiers = [
    ...withPanel.flatMap(({path}) => identifiersIn(path, '#identifiers section', 'identifiers')),
    ...identifiersIn('/introduction/gettingStarted.html', '[data-part^="Parties-"]', 'example-parties'),
  ];
  expect(identifiers.length).toBeGreaterThan(90);
  await expectFound(identifiers.map(({value, address}) => ({name: value, isRight: (each) => each === address})));
});

test('every label of a menu is found', async () => {
  const lines = pages.flatMap(({section, path}) => expectedSidebar(section, path));
  const labels = new Map(lines.map(({label, href}) => [`${label} ${href}`, {label, href}]));
  expect(labels.size).toBeGreaterThan(100);
  await expectFound(
    [...labels.values()].map(({label, href}) => ({name: label, isRight: (address) => address.startsWith(href)})),
  );
});
