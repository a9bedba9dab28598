import fs from 'node:fs';
import {validateAside} from '../../src/validation/node/projectPool';
import {entryOf, readRecord, writeRecord} from '../../src/validation/node/record';
import {projectSettings} from '../../src/validation/node/settings';
import {exampleFolders, EXAMPLES, tasksOf} from '../../src/validation/node/tasks';
import {between, page, replace, write, type Step} from './recipe';

const ROUTES = 'src/addresses/routes.json';
const LISTS = 'documents/codelists/lists.yaml';
const BETA = 'openapi/v1-beta.yaml';

const addRoute = (path: string, section: string): void =>
  replace(ROUTES, '[\n', () => `[\n {\n  "path": "${path}",\n  "section": "${section}",\n  "indexed": true\n },\n`);

/** What no check of the content sees: the look of a page, and the tests that somebody writes. */
const byHand = (): void => undefined;

/** Writes what `npm run check:documents` writes for the documents of a message that are new. */
async function recordNew(): Promise<void> {
  const {messages} = projectSettings();
  const {tasks} = tasksOf(exampleFolders(), new Set(messages.map(({id}) => id)));
  const record = {...readRecord()};
  for (const task of tasks.filter(({name}) => !(name in record))) {
    const result = await validateAside(task.file, {as: task.as});
    const message = messages.find(({id}) => id === task.as);
    if (message) record[task.name] = entryOf(task, result, message, undefined);
  }
  writeRecord(record);
}

function addExample(): void {
  const from = `${EXAMPLES}/ubl-bisv3/invoice-minimal.xml`;
  const number = /<cbc:ID>[^<]*<\/cbc:ID>/;
  write(
    `${EXAMPLES}/ubl-bisv3/newcomer.xml`,
    fs.readFileSync(from, 'utf8').replace(number, '<cbc:ID>2026-0999</cbc:ID>'),
  );
  replace(`${EXAMPLES}/ubl-bisv3/examples.yaml`, /$/, () =>
    [
      '- file: newcomer.xml',
      '  title: Another minimal invoice',
      '  shows: The mandatory data, with another number.',
      '',
    ].join('\n'),
  );
}

const FORMATS = 'documents/formats.yaml';
const NARROWING = 'documents/structure/narrowing';

const asNewcomer = (text: string): string =>
  text
    .replaceAll('ubl-nlcius', 'ubl-newcomer')
    .replaceAll(/ubl\/nlcius(?=[./])/g, 'ubl/newcomer')
    .replaceAll('NLCIUS (SI-UBL 2.0)', 'Newcomer CIUS')
    .replaceAll('label: NLCIUS', 'label: Newcomer CIUS')
    .replaceAll('#compliant#urn:fdc:nen.nl:nlcius:v1.0', '#compliant#urn:fdc:nen.nl:nlcius:v1.0#newcomer');

function addFormat(): void {
  const entry = between(FORMATS, '  - id: ubl-nlcius\n', '\n  - id: ');
  replace(FORMATS, entry, () => `${entry}\n${asNewcomer(entry)}`);
}

function addPagesOfFormat(): void {
  const source = 'documents/invoices/ubl/nlcius';
  const target = 'documents/invoices/ubl/newcomer';
  for (const name of ['', '/structure', '/examples', '/rejections']) {
    const text = fs.readFileSync(`${source}${name}.mdx`, 'utf8').replace(/^description: /m, 'description: Newcomer. ');
    write(`${target}${name}.mdx`, asNewcomer(text));
    addRoute(`/${target}${name}.html`, 'documents');
  }
  replace('sidebars.ts', "'invoices/ubl/nlcius'", (id) => `${id}, 'invoices/ubl/newcomer'`);
  const from = `${EXAMPLES}/ubl-nlcius`;
  for (const name of fs.readdirSync(from))
    write(`${EXAMPLES}/ubl-newcomer/${name}`, asNewcomer(fs.readFileSync(`${from}/${name}`, 'utf8')));
}

function explainRule(): void {
  const file = `${EXAMPLES}/ubl-bisv3/rejections.yaml`;
  const entry = between(file, '- rule: PEPPOL-EN16931-R003\n', '\n- rule: ');
  replace(file, /$/, () => `${entry.replace('\n', '\n  name: newcomer\n').trimEnd()}\n`);
}

function addSamples(): void {
  const folder = 'docs/samples/get-token';
  for (const name of fs.readdirSync(folder)) {
    const as = name.replace('get-token', 'ask-token').replace('GetToken', 'AskToken').replace('get_token', 'ask_token');
    const text = fs.readFileSync(`${folder}/${name}`, 'utf8');
    write(`docs/samples/ask-token/${as}`, text.replaceAll('get-token', 'ask-token').replaceAll('GetToken', 'AskToken'));
  }
}

/** A format that differs from another in its name alone: the rule sets and the element tree of that one are there already. */
const FORMAT: readonly Step[] = [
  ['Copy its schemas and rule sets', byHand],
  ['Add the format and its messages', () => addFormat()],
  ['Add the element tree', () => fs.copyFileSync(`${NARROWING}/ubl-nlcius.yaml`, `${NARROWING}/ubl-newcomer.yaml`)],
  ['Add examples', addPagesOfFormat],
  ['Run `npm run check:documents`', recordNew],
];

/** The recipes of CONTRIBUTING.md that are tried, by their headings, step by step. */
export const RECIPES: Readonly<Record<string, readonly Step[]>> = {
  'Add a page': [
    ['Add the address of the page', () => addRoute('/misc/newcomers.html', 'root')],
    [
      'Write the file',
      () =>
        write(
          'docs/misc/newcomers.mdx',
          page(
            'A page for newcomers',
            'Find out what a newcomer does who adds a page to this site for developers.',
            'A page.',
          ),
        ),
    ],
    ['Add the path to', () => replace('sidebars.ts', "'misc/partyIds'", (path) => `${path}, 'misc/newcomers'`)],
    ['Check the page', byHand],
  ],
  'Add an operation': [
    [
      '**REST**',
      () => {
        const path = '  /api/v1-beta/generic/validate/options:\n';
        const operation = between(BETA, path, "  '/api/v1-beta/{partyId}/review'");
        const own = operation
          .replace('validate/options', 'validate/sets')
          .replace('getValidateOptions', 'getValidateSets')
          .replace('List validations', 'List sets of validations')
          .replace(/x-flows: .*/, 'x-flows: [/endpoints/v1-beta/validate.html]');
        replace(BETA, path, () => own + path);
        replace(
          'docs/endpoints/v1-beta/validate.mdx',
          '## Next steps',
          (next) => `<Operation id="getValidateSets" />\n\n${next}`,
        );
      },
    ],
    ['**SOAP**', byHand],
    ['**Party data**', byHand],
  ],
  'Add a code list': [
    [
      'Save the list',
      () => fs.copyFileSync('documents/codelists/media-type-order.json', 'documents/codelists/newcomer.json'),
    ],
    [
      'Add an entry',
      () => {
        const entry = between(LISTS, '- name: media-type-order\n', '\n- name: ');
        const own = entry
          .replace('name: media-type-order', 'name: newcomer')
          .replace('prefix: order-media-type', 'prefix: newcomer')
          .replace('title: Attachment types in orders', 'title: Codes for newcomers');
        replace(LISTS, /$/, () => `\n${own.trimEnd()}\n`);
      },
    ],
    [
      'Add the page of the list',
      () => {
        addRoute('/misc/codeList/newcomer.html', 'root');
        write(
          'docs/misc/codeList/newcomer.mdx',
          page(
            '',
            'Find the codes that a newcomer adds as a further code list to this site.',
            '<CodeList name="newcomer" />',
          ),
        );
        replace(
          'docs/misc/codeList.mdx',
          'names="media-type media-type-order"',
          () => 'names="media-type media-type-order newcomer"',
        );
      },
    ],
    ['Run `npm run check:content`', byHand],
    ['Add the list to', byHand],
  ],
  'Add a document format': FORMAT,
  'Add an example document': [
    ['Save the document', addExample],
    ['For a rule that integrators break', explainRule],
    ['Run `npm run check:documents`', recordNew],
  ],
  'Add a sample': [
    ['Add one file for each language', addSamples],
    [
      'Add the task',
      () => {
        replace('docs/samples/tasks.yaml', 'build-invoice:', (task) => `ask-token: {operations: []}\n${task}`);
      },
    ],
    [
      'Show the samples',
      () => replace('docs/introduction/authentication.mdx', /$/, () => '\n<Samples name="ask-token" />\n'),
    ],
  ],
};
