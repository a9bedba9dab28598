import fs from 'node:fs';
import {expect, test} from 'vitest';
import {HOST_VARIABLES} from '../support/sampleHosts';

/** The environment variable of each interface, by the group of its tokens. */
const VARIABLE_OF: Readonly<Record<string, string>> = {
  psb: 'PSB_HOST',
  identity: 'PSB_IDENTITY_HOST',
  vpd: 'PSB_VPD_HOST',
  platform: 'PSB_PLATFORM_HOST',
};

/** The fences of a page, or the whole of a sample. */
const codeOf = (file: string, text: string): string[] =>
  file.endsWith('.mdx') ? [...text.matchAll(/^```\w+[^]*?^```$/gm)].map(([fence]) => fence) : [text];

/** An acceptance host, and the environment variable before it, whose default it is: `${PSB_HOST:-https://…`, `("PSB_HOST", "https://…`. */
const HOST = /(?:(PSB_\w+)["')]*[\s,:?-]+["']?)?https:\/\/\{\{(\w+)\.accp\.host\}\}/g;

interface Found {
  readonly file: string;
  readonly variable: string | undefined;
  readonly group: string;
}

const found = ['docs', 'platform', 'vpd'].flatMap((folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\/samples\/.*\/|\.mdx$/.test(file) && fs.statSync(file).isFile())
    .flatMap((file) => codeOf(file, fs.readFileSync(file, 'utf8')).map((text) => ({file, text})))
    .flatMap(({file, text}) =>
      [...text.matchAll(HOST)].map(([, variable, group = '']): Found => ({file, variable, group})),
    ),
);

test('each host in a sample is the default of the environment variable of its interface', () => {
  expect(found.filter(({variable, group}) => variable !== VARIABLE_OF[group])).toEqual([]);
  expect(found.length).toBeGreaterThan(130);
});

test('every variable is read in each folder of samples that calls its interface', () => {
  const read = new Set(found.map(({file, variable}) => `${file.split('/')[0]} ${variable}`));
  expect([...read].sort()).toEqual([
    'docs PSB_HOST',
    'docs PSB_IDENTITY_HOST',
    'platform PSB_PLATFORM_HOST',
    'vpd PSB_IDENTITY_HOST',
    'vpd PSB_VPD_HOST',
  ]);
  expect(Object.keys(HOST_VARIABLES).sort()).toEqual(Object.values(VARIABLE_OF).sort());
});
