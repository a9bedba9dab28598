import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import {takeRecord, type PageRecord} from '../../src/content/markdown/record';
import {filesOf} from '../../src/sources/files';
import {remarkParts} from '../../src/content/markdown/remarkParts';
import {preprocess} from '../../src/content/hooks';

/** Compiles a page as Docusaurus does: tokens first, then our remark plugin; src/plugins/static-content fails for what the record says. */
async function compilePage(lines: readonly string[]): Promise<{readonly page: string; readonly record: PageRecord}> {
  const filePath = path.join(process.cwd(), 'docs/bad.mdx');
  const value = preprocess({filePath, fileContent: lines.join('\n')});
  const compiled = takeRecord(String(await compile({value, path: filePath}, {remarkPlugins: [remarkParts]})));
  if (compiled.record.faults.length > 0) throw new Error(compiled.record.faults.join('\n'));
  return compiled;
}

const NAME = 'Correct the name, or add it to the contract first';

test.each([
  ['an unknown token in code', '`{{nobody.name}}`', 'unknown token {{nobody.name}}', 'Use a key of src/service'],
  ['an operation without id', '<Operation />', '<Operation> id: Invalid input', NAME],
  [
    'an attribute of the wrong kind',
    '<Operation id={"subscribe"} />',
    '<Operation> has an attribute that is no plain text',
    NAME,
  ],
  ['a depth that no heading has', '<Operation id="subscribe" level="9" />', '<Operation> level: Invalid option', NAME],
  [
    'a kind of errors that does not exist',
    '<ErrorCatalogue appliesTo="soap" />',
    '<ErrorCatalogue> appliesTo: Invalid option',
    NAME,
  ],
  [
    'an unknown operation of a call',
    '<Call operation="sendInvoice" />',
    "operation 'sendInvoice' is not in openapi/*.yaml",
    NAME,
  ],
  [
    'an unknown response example',
    '<Call operation="subscribe" response="nope" />',
    "subscribe has no response example 'nope'",
    NAME,
  ],
  [
    'a part of the error catalogue that does not exist',
    '<ErrorCatalogue shared="some" />',
    '<ErrorCatalogue> shared: Invalid option',
    NAME,
  ],
])('%s fails with file, line and remedy', async (_kind, bad, problem, remedy) => {
  const failure = compilePage(['Text before.', '', ...bad.split('\n'), '', 'Text after.']);
  await expect(failure).rejects.toThrow(`docs/bad.mdx:3: ${problem}`);
  await expect(failure).rejects.toThrow(remedy);
});

test.each([
  '<Example file="../../README.md" />',
  '<Example file="ubl/../../../package.json" />',
  '<AnnotatedExample file="/etc/passwd" />',
  '<Excerpt file="../x.xml" at="/x" />',
  '<DataTable file="../shared/x.yaml" columns="a=A" label="A" />',
  '<Call operation="subscribe" file="../../x" />',
  '<PlatformFile file="../package.json" />',
  '<Examples folder=".." />',
  '<Rejections folder="../examples" />',
  '<Samples name="../../vpd/samples/x" />',
  '<ErpFields name="../formats" />',
])('a path out of the folder fails with file and line: %s', async (part) => {
  await expect(compilePage(['Text before.', '', part])).rejects.toThrow(
    /^docs\/bad.mdx:3: <\w+> (file|folder|name): the path leaves its folder/,
  );
});

test('a bad name inside another component is found too', async () => {
  await expect(compilePage(['<Step>', '', 'Text', '', '<Operation id="nope" />', '', '</Step>'])).rejects.toThrow(
    'docs/bad.mdx:5: operation',
  );
});

test('every fault of a page is told at once', async () => {
  const failure = compilePage(['<Operation id="nope" />', '', '```cobol', '```', '', '<Limits />']);
  await expect(failure).rejects.toThrow(
    /^docs\/bad\.mdx:1: operation 'nope'.*\ndocs\/bad\.mdx:3: code language 'cobol'/,
  );
});

test('a code fence is no component', async () => {
  await expect(compilePage(['<CodeBlock text="x" />'])).rejects.toThrow(
    'docs/bad.mdx:1: <CodeBlock> is written as a code fence',
  );
});

test('good content compiles, and says which files its parts are made of', async () => {
  const lines = [
    '<Operation id="sendSalesInvoice" />',
    '',
    '<Samples name="send-invoice" />',
    '',
    '```json',
    '{}',
    '```',
  ];
  const {page, record} = await compilePage([...lines, '', 'Host {{psb.host}}']);
  expect(page).toContain('Host psb.example.com');
  expect(page).toMatch(/id: "sendSalesInvoice",\s*children: "Send an invoice"/);
  expect(page).toMatch(/id: "Samples-2",\s*name: "Samples",\s*code: true,\s*props: JSON\.parse\("\{/);
  expect(page).not.toContain('pageRecord');
  expect(record.reads.flatMap(filesOf)).toEqual(
    expect.arrayContaining([
      'openapi/v1.yaml',
      'openapi/errors.yaml',
      'docs/samples/send-invoice/send-invoice.sh',
      'docs/introduction/invoice/send.mdx',
    ]),
  );
});
