import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {complaintsOfAll, walls, type Case} from './support/lint';

const mayNot: readonly Case[] = [
  ['src/contracts/errors.ts', "import {service} from '../service';"],
  ['src/contracts/errors.ts', "import type {Config} from '@docusaurus/types';"],
  ['src/contracts/openapi/request.ts', "import {fillTokens} from '../../sources/tokens';"],
  ['src/contracts/openapi/request.ts', "import {useState} from 'react';"],
  ['src/hybrid/draw.ts', "import {service} from '../service';"],
  ['src/service/cast.ts', "import {highlight} from '../contracts/highlight';"],
  ['src/content/hooks.ts', "import navbar from '../config/navbar';"],
  ['src/sources/tokens.ts', "import navbar from '../config/navbar';"],
  ['src/sources/rest.ts', "import {partOf} from '../content/part';"],
  ['src/sources/rest.ts', "import type Schema from '../components/Schema';"],
  ['src/content/markdown/nodes.ts', "import devProxy from '../../plugins/dev-proxy';"],
  ['src/content/parts/Schema.ts', "import Schema from '../../components/Schema';"],
  ['src/content/requests.ts', "import fs from 'node:fs';"],
  ['src/sources/pages.ts', "import fs from 'node:fs';"],
  ['src/plugins/addresses/index.ts', "import Table from '../../components/Table';"],
  ['src/components/Table/index.tsx', "import {highlight} from '../../contracts/highlight';"],
  ['src/components/Table/index.tsx', "import {cast} from '@site/src/service';"],
  ['src/components/Table/index.tsx', "const cast = import('../../service');"],
  ['src/components/copy.ts', "import {fillTokens} from '../sources/tokens';"],
  ['src/theme/Navbar/index.tsx', "import {operations} from '@site/src/sources/rest';"],
  ['src/theme/DocItem/Layout/index.tsx', "import {service} from '../../../service';"],
  ['src/behaviour/index.ts', "import {service} from '../service';"],
  ['src/addresses/places.ts', "import {service} from '../service';"],
  ['src/config/navbar.ts', "import Table from '../components/Table';"],
  ['src/sandbox/bus/clock.ts', "import {operationsOf} from '../rest/contract';"],
  ['src/sandbox/bus/clock.ts', "import {untracked} from '../../sources/files';"],
  ['src/sandbox/bus/clock.ts', "import fs from 'node:fs';"],
  ['src/sandbox/reading/read.ts', "import fs from 'node:fs';"],
  ['src/sandbox/compose/xml.ts', "import {createRest} from '../rest/rest';"],
  ['src/sandbox/rest/rest.ts', "import {createSoap} from '../soap/soap';"],
  ['src/sandbox/main.ts', "import {publicFiles} from '../plugins/downloads/files';"],
  ['src/plugins/sandbox-file/index.ts', "import {createSandbox} from '../../sandbox/sandbox';"],
  ['src/partyService/match/find.ts', "import {cast} from '../../service';"],
  ['src/partyService/service.ts', "import {errorsOf} from '../contracts/errors';"],
  ['src/partyService/service.ts', "import {randomBytes} from 'node:crypto';"],
  ['src/partyService/service.ts', "import {createHandler} from 'graphql-http';"],
  ['src/components/Table/index.tsx', "import {createPartyService} from '../../partyService/service';"],
  ['src/playground/App.tsx', "import {service} from '../service';"],
  ['src/playground/App.tsx', "import Table from '../components/Table';"],
  ['src/conversion/read.ts', "import fs from 'node:fs';"],
  ['src/conversion/read.ts', "import {treeOf} from '../contracts/structure/tree';"],
  ['src/validation/validator.ts', "import fs from 'node:fs';"],
  ['src/facts/reader.ts', "import {hasRightCheckDigits} from '../contracts/codeLists/checkDigits';"],
  ['src/facts/reader.ts', "import type {Facts} from '../sandbox/bus/documents/model';"],
  ['src/diagnosis/acceptance/format.ts', "import fs from 'node:fs';"],
  ['src/diagnosis/acceptance/format.ts', "import {errorCatalogue} from '../../sources/rest';"],
  ['src/diagnosis/acceptance/format.ts', "import {saxon} from '../../validation/node/saxon';"],
  ['src/validation/validator.ts', "import {registryOf} from '../contracts/formats/registry';"],
  ['src/validation/compile/check.ts', "import type {Config} from '../../sources/pages';"],
  ['src/validation/rules.ts', "import {saxon} from './node/saxon';"],
  ['src/validation/node/record.ts', "import {fillTokens} from '../../content/tokens';"],
  ['src/components/Table/index.tsx', "import {validate} from '../../validation/validator';"],
  ['src/components/Table/index.tsx', "import {draw} from '../../hybrid/draw';"],
  ['src/components/Table/index.tsx', "import {rule} from '../../words';"],
  ['src/theme/Navbar/index.tsx', "import App from '@site/src/playground/App';"],
  ['src/theme/Navbar/index.tsx', "import App from '../../playground/App';"],
  ['src/components/Table/index.tsx', "import {operations} from '../../../src/content/contracts';"],
  ['src/components/Table/index.tsx', "import dayjs from '../../../node_modules/dayjs';"],
  ['src/components/Table/index.tsx', "const {highlight} = require('../../contracts/highlight');"],
  ['src/content/pages.ts', "const load = createRequire(import.meta.url)('../plugins/addresses');"],
  ['src/content/pages.ts', "export {load} from '../plugins/addresses';"],
];

const may: readonly Case[] = [
  ['src/contracts/openapi/request.ts', "import {highlight} from '../highlight';"],
  ['src/content/parts/Parties.ts', "import {cast} from '../../service';"],
  ['src/content/parts/Schema.ts', "import type Schema from '../../components/Schema';"],
  ['src/sources/files.ts', "import fs from 'node:fs';"],
  ['src/content/parts/Formats.ts', "import {formatRegistry} from '../../sources/formats';"],
  ['src/addresses/places.ts', "import type {Operation} from '../contracts/openapi/model';"],
  ['src/config/navbar.ts', "import {service} from '../service';"],
  ['src/partyService/match/find.ts', "import {parse} from 'graphql'; import {fold} from '../normalise';"],
  ['src/partyService/service.ts', "import type {ServiceError} from '../contracts/errors';"],
  ['src/sources/party/data.ts', "import {createPartyService} from '../../partyService/service';"],
  ['src/conversion/read.ts', "import type {Tree} from '../contracts/structure/tree';"],
  ['src/validation/validator.ts', "import type {Format} from '../contracts/formats/registryFile';"],
  ['src/validation/compile/check.ts', "import {describe} from './source';"],
  ['src/diagnosis/acceptance/format.ts', "import {FactsReader} from '../../facts/reader';"],
  ['src/diagnosis/acceptance/format.ts', "import {errorEntry} from '../../addresses/places';"],
  [
    'src/validation/node/record.ts',
    "import fs from 'node:fs'; import {validationRecordOf} from '../../contracts/formats/record';",
  ],
  ['src/plugins/rest-reference/index.ts', "import {restReference} from '../../sources/rest';"],
  ['src/components/Table/index.tsx', "import type {Operation} from '../../contracts/openapi/model';"],
  ['src/components/Table/index.tsx', "import Code from '../CodeBlock'; import Link from '@docusaurus/Link';"],
  [
    'src/theme/Navbar/index.tsx',
    "import Part from '@site/src/components/Part'; import type {FrontMatter} from '@site/src/content/frontMatter';",
  ],
];

const BROWSER = ['src/behaviour/page/x.ts', 'src/components/X/x.ts', 'src/theme/X/x.ts', 'src/playground/x.ts'];

const forbidden: readonly [string, RegExp][] = [
  ['import(address);', /^The address of a script is a literal/],
  ['import(`./${name}`);', /^The address of a script is a literal/],
  ['eval(text);', /^The address of a script is a literal/],
  ['new Function(text)();', /^The address of a script is a literal/],
  ['element.innerHTML = text;', /^HTML becomes elements in/],
  ["element['innerHTML'] = text;", /^HTML becomes elements in/],
  ['Object.assign(element, {outerHTML: text});', /^HTML becomes elements in/],
  ["element.insertAdjacentHTML('beforeend', text);", /^HTML becomes elements in/],
  ["new DOMParser().parseFromString(text, 'text/html');", /^HTML becomes elements in/],
  ['document.createRange().createContextualFragment(text);', /^HTML becomes elements in/],
  ['document.write(text);', /^HTML becomes elements in/],
  ['const props = {dangerouslySetInnerHTML: {__html: text}};', /^HTML becomes elements in/],
  ['frame.srcdoc = text;', /^HTML becomes elements in/],
  ['load(document.documentElement.dataset.script);', /^Of the root element only/],
  ['load(document.body.dataset.script);', /^Of the root element only/],
  ['load(document.documentElement.dataset[name]);', /^Of the root element only/],
  ['const {script} = document.documentElement.dataset;', /^Of the root element only/],
  ['const {dataset} = document.documentElement;', /^Of the root element only/],
  ['const root = document.documentElement;', /^Of the root element only/],
  ['const data = document.documentElement.dataset;', /^Of the root element only/],
  ["load(document.documentElement.getAttribute('data-script'));", /^Of the root element only/],
];

/** Code that browsers may run. */
const permitted = [
  "import('./filters');",
  'element.textContent = text;',
  'document.documentElement.dataset.theme = choice;',
  'const {language} = element.dataset;',
  "const main = document.querySelector('main');",
];

const LINK_FILES = ['src/components/X/X.tsx', 'src/theme/X/X.tsx', 'src/playground/X.tsx', 'src/checker/app/X.tsx'];

/** Links and forms without the path of the site, which are JSX. */
const withoutPath = [
  'const link = <a href="/terms.html">Terms</a>;',
  'const link = <a href={address}>Terms</a>;',
  'const link = <a href={`/${page}.html`}>Terms</a>;',
  'const form = <form action="/search.html" />;',
  "void fetch('/search-index.json');",
];

const withPath = ['const link = <a href="#terms">Terms</a>;', 'const link = <a href={`#${id}`}>Terms</a>;'];

const HTML_FILES = ['src/components/html.ts', 'src/components/parsedHtml.ts'];

const complaintsOf = complaintsOfAll(await walls(), [
  ...mayNot,
  ...may,
  ...BROWSER.flatMap((file) => [...forbidden.map(([code]) => code), ...permitted].map((code): Case => [file, code])),
  ...LINK_FILES.flatMap((file) => [...withoutPath, ...withPath].map((code): Case => [file, code])),
  ...HTML_FILES.flatMap((file) => forbidden.map(([code]): Case => [file, code])),
]);

test.each(mayNot)('%s may not: %s', (file, code) => {
  expect(complaintsOf(file, code)).toEqual([expect.stringContaining('src/')]);
});

test.each(may)('%s may: %s', (file, code) => {
  expect(complaintsOf(file, code)).toEqual([]);
});

test.each(forbidden.flatMap(([code, why]) => BROWSER.map((file) => [file, code, why] as const)))(
  'code that runs in a browser, %s, may not: %s',
  (file, code, why) => {
    const complaints = complaintsOf(file, code);
    expect(complaints).not.toEqual([]);
    for (const complaint of complaints) expect(complaint).toMatch(why);
  },
);

test.each(LINK_FILES)('in %s an address of the site has its path', (file) => {
  for (const code of withoutPath)
    expect(complaintsOf(file, code), code).toEqual([expect.stringMatching(/^An address/)]);
  for (const code of withPath) expect(complaintsOf(file, code), code).toEqual([]);
});

test.each(HTML_FILES)('%s alone makes elements of HTML', (file) => {
  for (const [code, why] of forbidden)
    expect(complaintsOf(file, code).length > 0, code).toBe(!why.source.startsWith('^HTML'));
});

test.each(permitted)('code that runs in a browser may: %s', (code) => {
  for (const file of BROWSER) expect(complaintsOf(file, code)).toEqual([]);
});

/** oxlint has no option against comments that switch rules off; those of ESLint do nothing (`respectEslintDisableDirectives`). */
test('no comment switches a rule off', () => {
  const files = ['src', 'tests'].flatMap((folder) =>
    fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file)),
  );
  const code = [...files, ...fs.readdirSync('.')].filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  expect(code.filter((file) => /oxlint-(?:dis|en)able/.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});
