import fs from 'node:fs';
import {createRequire} from 'node:module';
import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import type {OpenApiDocument} from '../../../src/contracts/openapi/document';
import {codeOf} from '../../../src/contracts/code';
import {codeListOf, listEntriesOf, publishedListOf} from '../../../src/contracts/codeLists/list';
import type {Format} from '../../../src/contracts/formats/registryFile';
import {glossaryOf} from '../../../src/contracts/glossary';
import {highlight} from '../../../src/contracts/highlight';
import {referenceOf, type ReferenceContext} from '../../../src/contracts/openapi/reference';
import {sdlOf} from '../../../src/contracts/sdl/sdl';
import {wsdlOf} from '../../../src/contracts/wsdl/wsdl';
import {parseYaml} from '../../../src/contracts/yamlFile';
import {loadDrawDiagram} from '../../../src/content/markdown/diagram';
import {petDocument} from '../../unit/contracts/openapi/petDocument';
import {htmlIn} from './harm';

/** Without types of its own in this project. */
const {renderToStaticMarkup} = createRequire(import.meta.url)('react-dom/server') as {
  renderToStaticMarkup: (element: React.ReactNode) => string;
};

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A copy of data in which each description has a text. */
function described(data: unknown, text: string): unknown {
  if (Array.isArray(data)) return data.map((each) => described(each, text));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      /^(description|summary)$/.test(key) && typeof value === 'string' ? text : described(value, text),
    ]),
  );
}

/** What the pets of the document refer to. */
const AROUND: ReferenceContext = {
  errors: new Map([
    ['API404', {status: 404, title: 'Not found', doHtml: '', shared: false, example: codeOf({}, 'application/json')}],
  ]),
  retries: [{status: '404', name: '404'}, {status: '500', name: '500'}, {name: 'time-outs'}],
  pageLink: () => undefined,
  formatsOf: () => [],
};

/** The descriptions of an OpenAPI document, as its pages get them. */
export function openApiDescriptions(text: string): string[] {
  const document = described(petDocument, text) as OpenApiDocument;
  return htmlIn(referenceOf(document, 'v1', AROUND));
}

const wsdl = fs.readFileSync('platform/platform.wsdl', 'utf8');

/** The documentation of our WSDL, that of its first 40 elements: its reader refuses a file with a thousand characters by name. */
export function wsdlDocumentation(text: string): string[] {
  let left = 40;
  const spoilt = wsdl.replace(/(<(?:\w+:)?documentation>)[^<]*/g, (all, start: string) =>
    left-- > 0 ? start + escapeXml(text) : all,
  );
  return htmlIn(wsdlOf(spoilt, 'a.wsdl'));
}

/** The descriptions of types, fields, arguments and values of an SDL. */
export function sdlDescriptions(text: string): string[] {
  const description = `"""\n${text}\nExample: \`"a"\`\n"""`;
  return htmlIn(
    sdlOf(
      `schema { query: Query }
${description} type Query { ${description} thing(${description} kind: kind): thing }
${description} type thing { ${description} name: String }
${description} enum kind { ${description} BIG }`,
      'a.graphql',
    ),
  );
}

/** A rule that permits the one code of the list. */
const CHECK = {
  selector: 'x',
  format: {id: 'ubl', title: 'UBL', syntax: {name: 'UBL'}} as unknown as Format,
  rules: ['x'],
  level: 'fatal',
  codes: new Set(['KGM']),
} as const;

/** The text, the notes and the codes of a list. */
export function codeListEntries(text: string): string[] {
  const entry = {
    name: 'unit',
    prefix: 'unit',
    title: text,
    about: `These codes indicate the unit. ${text}`,
    element: text,
    edition: text,
    choice: text,
    rest: text,
    checkedBy: ['x'],
    notes: {KGM: text},
  };
  const yaml = parseYaml(JSON.stringify([entry]), 'lists.yaml');
  const [first] = listEntriesOf(yaml);
  const list = publishedListOf(
    parseYaml(
      JSON.stringify({title: text, agency: text, source: text, version: text, codes: [{id: 'KGM', name: text}]}),
      'unit.json',
    ),
  );
  if (!first) throw new Error('The list has no entry.');
  const given = {
    yaml,
    index: 0,
    entry: first,
    list,
    longNames: new Map(),
    followers: undefined,
    checks: [CHECK],
    related: new Set<string>(),
  };
  return htmlIn(codeListOf({...given, rulePlace: () => undefined}));
}

/** The definition of a term. */
export const glossaryDefinition = (text: string): string[] =>
  htmlIn(
    glossaryOf(parseYaml(JSON.stringify([{id: 'x', term: 'X', expansion: text, definition: text}]), 'glossary.yaml')),
  );

/** Code on a page, in each language of documents and data. */
export const shownCode = (text: string): string[] =>
  ['xml', 'json', 'yaml', 'http', 'bash', 'php', 'graphql', 'text'].map((language) => highlight(text, language));

/** Sample data, such as the name of a party, in the JSON of a response. */
export const sampleValue = (text: string): string[] => [
  highlight(JSON.stringify({party: {name: text, [text]: 1}}, null, 2), 'json'),
];

/** The drawing of a diagram with a label. */
export async function diagramLabel(text: string): Promise<string[]> {
  const draw = await loadDrawDiagram();
  const label = text.replace(/\s+/g, ' ');
  return [
    draw(`sequenceDiagram\n  participant A as ${label}\n  A->>B: ${label}`, 'a').svg,
    draw(`stateDiagram-v2\n  [*] --> A: ${label}`, 'b').svg,
  ];
}

/** The text of a page, compiled and drawn as the build does it. It has no parts, which badContent.test.ts and the places above are about. */
export async function pageText(text: string): Promise<string[]> {
  const {default: Content} = await evaluate(text, runtime);
  return [renderToStaticMarkup(createElement(Content))];
}
