import fs from 'node:fs';
import {DOMParser} from '@xmldom/xmldom';
import {strFromU8, unzipSync} from 'fflate';
import {XmlDocument} from 'libxml2-wasm';
import {expect, test, vi} from 'vitest';
import {parse} from 'yaml';
import type {RegistryFile} from '../../src/contracts/formats/registryFile';
import {schemaCheck} from '../../src/validation/schema';
import {publicFiles} from '../support/contracts';

const {formats, releases, schemas, ruleSets} = parse(fs.readFileSync('documents/formats.yaml', 'utf8')) as RegistryFile;
const served = new Map((await publicFiles()).map(({path, content}) => [path, content]));

/** The files in a zip of a format; nothing for a zip that isn't served. */
const unzipped = (format: string, kind: 'examples' | 'rules'): Record<string, Uint8Array> =>
  filesIn(`${format}-${kind}`);

function filesIn(name: string): Record<string, Uint8Array> {
  const zip = served.get(`documents/downloads/${name}.zip`);
  return zip === undefined ? {} : unzipSync(zip as Uint8Array);
}

const isSame = (bytes: Uint8Array | undefined, file: string): boolean =>
  bytes !== undefined && fs.readFileSync(file).equals(bytes);

/** The folders and files in the table of documents/rules/README.md, by whether it says that they may be passed on. */
const rows = fs
  .readFileSync('documents/rules/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `sche') && line.split('|').length > 5);
const placesIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`*]+)[^`]*`/g)].map(([, place = '']) => place));
const isKept = (line: string): boolean => line.includes('not passed on');

test.each(formats)('the examples of $id are those of its folders, with a document for each rejection', (format) => {
  const {'README.txt': readme, ...files} = unzipped(format.id, 'examples');
  const expected = format.messages.flatMap(({id}) => {
    const folder = `documents/examples/${id}`;
    const broken = parse(fs.readFileSync(`${folder}/rejections.yaml`, 'utf8')) as {rule: string; name?: string}[];
    const good = fs.readdirSync(folder).filter((name) => /\.(?:xml|pdf)$/.test(name));
    for (const name of good) expect(isSame(files[`${id}/${name}`], `${folder}/${name}`), name).toBe(true);
    return [...good, ...broken.map(({rule, name = rule}) => `rejections/${name}.xml`)].map((name) => `${id}/${name}`);
  });
  const drawn = format.id === 'cii-facturx' ? ['cii-facturx/invoice-typical.pdf'] : [];
  expect(Object.keys(files).sort()).toEqual([...expected, ...drawn].sort());
  for (const name of expected) expect(strFromU8(readme ?? new Uint8Array())).toContain(`\n${name}\n`);
});

test.each(formats)('the schemas and rules of $id are the official files, each with its licence', ({id, messages}) => {
  const {'README.txt': readme, ...files} = unzipped(id, 'rules');
  for (const [file, bytes] of Object.entries(files)) {
    expect(isSame(bytes, `documents/rules/${file}`), file).toBe(true);
    expect(strFromU8(readme ?? new Uint8Array())).toContain(file);
  }
  const used = [
    ...messages.flatMap(({documents}) => documents.map(({schema}) => `schemas/${schema}`)),
    ...ruleSets
      .filter((set) => messages.some((message) => message.ruleSets.includes(set.id)))
      .map(({file}) => `schematron/${file}`),
  ];
  for (const file of used.filter((name) => !name.endsWith('undefined'))) {
    const licence =
      schemas.find(({folder}) => file.startsWith(`schemas/${folder}/`))?.licence ??
      releases.find((release) => ruleSets.some((set) => file.endsWith(set.file) && set.release === release.id))
        ?.licence;
    expect(Object.keys(files).includes(file), file).toBe(licence !== undefined);
    for (const text of licence?.files ?? []) expect(Object.keys(files)).toContain(text);
  }
});

test('one zip has the schemas and rules of all formats, and says which are missing', () => {
  const {'README.txt': readme, ...files} = filesIn('rules');
  const single = Object.assign({}, ...formats.map(({id}) => unzipped(id, 'rules'))) as Record<string, Uint8Array>;
  const {'README.txt': _, ...expected} = single;
  expect(Object.keys(files).sort()).toEqual(Object.keys(expected).sort());
  for (const [file, bytes] of Object.entries(files)) expect(isSame(bytes, `documents/rules/${file}`), file).toBe(true);
  const told = strFromU8(readme ?? new Uint8Array());
  for (const file of Object.keys(files)) expect(told).toContain(file);
  // OpenPeppol and SETU state no licence.
  expect(told.match(/Not in this zip/g)?.length).toBeGreaterThan(5);
});

test('the zips have files of each source that documents/rules/README.md permits to pass on, and of no other', () => {
  const kept = placesIn(rows.filter(isKept));
  const permitted = placesIn(rows.filter((line) => !isKept(line)));
  expect(kept).toEqual(expect.arrayContaining(['schemas/seef', 'schematron/setu-rte-1.4.2']));
  const passed = formats.flatMap(({id}) => Object.keys(unzipped(id, 'rules')));
  expect(passed.filter((file) => kept.some((place) => file.startsWith(place)))).toEqual([]);
  expect(permitted.filter((place) => !passed.some((file) => file.startsWith(place)))).toEqual([]);
});

test.each(formats)('the schemas in the zip of $id check its examples without any other file', ({id, messages}) => {
  const files = unzipped(id, 'rules');
  const check = schemaCheck((file) => files[`schemas/${file}`]);
  for (const message of messages) {
    for (const {schema, root} of message.documents) {
      if (!schema || !files[`schemas/${schema}`]) continue;
      const examples = fs.readdirSync(`documents/examples/${message.id}`).filter((name) => name.endsWith('.xml'));
      const trees = examples
        .map((name) => XmlDocument.fromBuffer(fs.readFileSync(`documents/examples/${message.id}/${name}`)))
        .filter((tree) => tree.root.name === root);
      expect(trees.length, `${message.id}: ${root}`).toBeGreaterThan(0);
      expect(trees.flatMap((tree) => check(tree, schema))).toEqual([]);
    }
  }
});

test.each(formats)('each rule set in the zip of $id has the files that it includes', ({id}) => {
  const files = unzipped(id, 'rules');
  for (const [file, bytes] of Object.entries(files).filter(([name]) => name.endsWith('.sch'))) {
    const tree = new DOMParser().parseFromString(strFromU8(bytes), 'text/xml');
    for (const include of Array.from(tree.getElementsByTagNameNS('*', 'include'))) {
      const place = new URL(include.getAttribute('href') ?? '', `file:///${file}`).pathname.slice(1);
      expect(Object.keys(files)).toContain(place);
    }
  }
});

test('the notices among the licences are those in the schemas', () => {
  const words = (file: string): string =>
    fs.readFileSync(`documents/rules/${file}`, 'utf8').replace(/\s+/g, ' ').trim();
  const [, copyright = '', rest = ''] =
    /^(Copyright .*?Reserved\.) (.*)$/.exec(words('licences/OASIS-UBL-2.3.txt')) ?? [];
  const order = words('schemas/ubl-2.3/maindoc/UBL-Order-2.3.xsd');
  expect([order.includes(copyright), order.includes(rest), rest.length > 500]).toEqual([true, true, true]);
  expect(words('schemas/ubl-2.1/maindoc/UBL-Order-2.1.xsd')).toContain(words('licences/OASIS-UBL-2.1.txt'));
  expect(words('schemas/cii-d16b/data/standard/CrossIndustryInvoice_100pD16B.xsd')).toContain(
    words('licences/UN-CEFACT.txt'),
  );
});

test('the same files give the same bytes in another time zone', async () => {
  vi.resetModules();
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const again = await import('../support/contracts');
  const zips = (await again.publicFiles()).filter(({path}) => path.endsWith('.zip'));
  vi.unstubAllEnvs();
  expect(zips.length).toBeGreaterThan(formats.length);
  for (const {path, content} of zips) {
    expect(Buffer.from(content).equals(served.get(path) as Uint8Array), path).toBe(true);
  }
});
