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
import {pages} from './support/site';
import {expect, test} from './support/test';
import {treeRows} from './support/treeRows';

/** Addresses of the hits of a name, with those of the parts below them, in the order of the list. */
async function addressesOf(name: string, most?: number): Promise<string[]> {
  const hits = (await allHits(name)).slice(0, most);
  return hits.flatMap(({href, places = []}) => [href, ...places.map((place) => place.href)]);
}

async function expectFound(name: string, isRight: (address: string) => boolean, most?: number): Promise<void> {
  const addresses = await addressesOf(name, most);
  expect.soft(addresses.some(isRight), `${name}: ${addresses.slice(0, 4).join(' ')}`).toBe(true);
}

const FIRST = 3;

test('every SOAP operation is among the first three hits of its name', async () => {
  const wsdl = fs.readFileSync('platform/platform.wsdl', 'utf8');
  const operations = new Set(Array.from(wsdl.matchAll(/operation name="(\w+)"/g), ([, name = '']) => name));
  expect(operations.size).toBeGreaterThan(10);
  for (const name of operations) {
    const address = new RegExp(`^/platform/.*/${name}\\.html`, 'i');
    await expectFound(name, (each) => address.test(each), FIRST);
  }
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
  for (const {name} of types) await expectFound(name, (address) => address.startsWith('/vpd/'), MOST_SHOWN);
  // A field such as `id` has a name that much else has.
  for (const name of fields) await expectFound(name, (address) => address.startsWith('/vpd/'));
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
  for (const [name, known] of anchors) {
    const isRight = (address: string): boolean => known.has(address) || address.startsWith('/documents/terms.html#');
    await expectFound(name, isRight, known.size === 1 ? MOST_SHOWN : undefined);
  }
});

test('every event topic is the first hit of its name, and every business term that of its number', async () => {
  for (const topic of topics()) {
    await expectFound(topic, (address) => address === `/endpoints/v1/hook.html#topic-${topic}`, 1);
  }
  const terms = treeRows('/documents/terms.html').map(({id}) => id);
  expect(terms.length).toBeGreaterThan(190);
  for (const term of terms) await expectFound(term, (address) => address === `/documents/terms.html#${term}`, 1);
});

test('every code names itself at its list, but those that the box reads from the file of their list', () => {
  const codes = readCodes(JSON.parse(codesFile().toString()) as CodesOfList[]);
  const inFile = lists.filter(({rare}) => rare !== 'file');
  expect(inFile.length).toBeGreaterThan(20);
  for (const {name} of inFile) {
    for (const code of codesIn(name)) {
      const found = lookUp(codes, code).exact.map(({href}) => href);
      expect
        .soft(
          found.filter((href) => href.startsWith(`${pageOf(name)}#`)),
          `${name} ${code}`,
        )
        .toHaveLength(1);
    }
  }
});

/** Identifiers with colons in a part of a built page, each with the address of that part. */
function identifiersIn(
  path: string,
  part: string,
  anchor: string,
): {readonly value: string; readonly address: string}[] {
  const codes = builtDocument(path)(`${part} code`).toArray();
  const values = codes.map((code) => builtDocument(path)(code).text());
  return [...new Set(values)].flatMap((value) =>
    value.split(':').length > 2 ? [{value, address: `${path}#${anchor}`}] : [],
  );
}

test('every identifier of a format is found at its panel, and that of a party at the table of the parties', async () => {
  const identifiers = [
    ...pages.flatMap(({path}) => identifiersIn(path, '#identifiers section', 'identifiers')),
    ...identifiersIn('/introduction/gettingStarted.html', '[data-part^="Parties-"]', 'example-parties'),
  ];
  expect(identifiers.length).toBeGreaterThan(90);
  for (const {value, address} of identifiers) await expectFound(value, (each) => each === address);
});

test('every label of a menu is found', async () => {
  const lines = pages.flatMap(({section, path}) => expectedSidebar(section, path));
  const labels = new Map(lines.map(({label, href}) => [`${label} ${href}`, {label, href}]));
  expect(labels.size).toBeGreaterThan(100);
  for (const {label, href} of labels.values()) await expectFound(label, (address) => address.startsWith(href));
});
