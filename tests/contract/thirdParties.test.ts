import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import {expect, test} from 'vitest';
import lockfile from '../../package-lock.json';
import {build} from '../support/html';

interface Component {
  readonly name: string;
  /** What the package is called where it comes from: `react@19.3.1`. */
  readonly 'bom-ref': string;
  readonly version: string;
  readonly scope: string;
}

const built = (file: string): string => fs.readFileSync(path.join(build, file), 'utf8');
const schema = (name: string): object =>
  JSON.parse(fs.readFileSync(`tests/contract/support/cyclonedx/${name}.schema.json`, 'utf8')) as object;

const sbom = JSON.parse(built('sbom.cdx.json')) as {
  readonly serialNumber?: string;
  readonly metadata: {readonly timestamp?: string};
  readonly components: readonly Component[];
};
const titleOf = (component: Component): string => component['bom-ref'].replace(/@([^@]*)$/, ' $1');
const shipped = sbom.components.filter(({scope}) => scope === 'required');

/** A line above the text of a licence: a package with its version, or a rule set with its publisher. */
const TITLE = /^(?:@?[\w./-]+ \d[\w.+-]*|.*, by .*)(?: \(.*\))?$/;

/** The texts of /licences.txt by the lines above them. A text may have lines of dashes itself. */
function licenceTexts(): Map<string, string> {
  const texts = new Map<string, string>();
  let titles: string[] = [];
  for (const part of built('licences.txt').split(/^-{80}$/m)) {
    const lines = part.trim().split('\n');
    if (lines.every((line) => TITLE.test(line))) titles = lines.map((line) => line.replace(/ \(.*\)$/, ''));
    else for (const title of titles) texts.set(title, `${texts.get(title) ?? ''}${part}`);
  }
  return texts;
}

test('the bill of materials is valid by the official schema of CycloneDX 1.5', () => {
  const ajv = addFormats(new Ajv({strict: false, allErrors: true}));
  // Formats of draft 7 that ajv-formats leaves out; they are not in what npm writes.
  for (const format of ['idn-email', 'iri', 'iri-reference']) ajv.addFormat(format, true);
  for (const name of ['spdx', 'jsf-0.82']) ajv.addSchema(schema(name));
  const validate = ajv.compile(schema('bom-1.5'));
  validate(sbom);
  expect(validate.errors ?? []).toEqual([]);
});

test('it has every package of the lockfile once, and neither a moment nor a random number', () => {
  const locked = Object.entries(lockfile.packages).flatMap(([folder, entry]) => {
    const {name, version = ''} = entry as {name?: string; version?: string};
    return folder === '' ? [] : [`${name ?? folder.replace(/^.*node_modules\//, '')} ${version}`];
  });
  expect(sbom.components.map(titleOf).sort()).toEqual([...new Set(locked)].sort());
  expect(sbom.metadata.timestamp).toBeUndefined();
  expect(sbom.serialNumber).toBeUndefined();
});

test('what reaches the reader is marked apart from what builds and tests the site', () => {
  const names = new Set(shipped.map(({name}) => name));
  const reaches = ['react', 'react-dom', 'monaco-editor', 'graphiql', 'libxml2-wasm', 'saxon-js', 'pdfkit', 'lunr'];
  expect(reaches.filter((name) => !names.has(name))).toEqual([]);
  const builds = [
    '@rspack/core',
    '@docusaurus/faster',
    'esbuild',
    'typescript',
    'vitest',
    '@playwright/test',
    'oxlint',
  ];
  expect(builds.filter((name) => names.has(name))).toEqual([]);
  expect(new Set(sbom.components.map(({scope}) => scope))).toEqual(new Set(['required', 'excluded']));
});

test('the complete licence of each package that reaches the reader is in /licences.txt', () => {
  const licences = licenceTexts();
  const without = shipped.filter((component) => (licences.get(titleOf(component)) ?? '').length < 400);
  expect(without.map(titleOf)).toEqual([]);
});
