import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {exampleFiles, rejections} from '../../src/sources/examples';
import {formatRegistry} from '../../src/sources/formats';
import {formatsAccepted} from '../../src/sources/rest';
import {untracked} from '../../src/sources/files';
import {publishedDocumentTypes} from '../../src/sources/codeLists';
import {documentTypeId, messagesOf} from '../../src/contracts/formats/registry';
import {operation} from '../../src/sources/rest';

const registry = untracked(formatRegistry);
const messages = messagesOf(registry);
const routes = JSON.parse(fs.readFileSync('src/addresses/routes.json', 'utf8')) as {path: string}[];
const published = new Map(untracked(publishedDocumentTypes).documentTypes.map((type) => [type.value, type]));

/** The pages of formats are at least two folders below /documents. */
const OF_FORMAT = /^\/documents\/\w+\/\w+\//;

test('every format has a guide with its structure, examples and rejections below it, and no other page is there', () => {
  const pages = registry.formats.flatMap(({page}) => {
    const folder = page.replace(/\.html$/, '');
    return [page, ...['structure', 'examples', 'rejections'].map((part) => `${folder}/${part}.html`)];
  });
  const wanted = routes.map(({path}) => path).filter((path) => OF_FORMAT.test(path));
  expect(pages.sort()).toEqual(wanted.sort());
});

test('an operation of a document family is in the contract', () => {
  const {all, convertible} = registry.accepting;
  const names = [
    ...Object.values(registry.families).flatMap(({send, receive}) => [...send, ...receive]),
    ...all,
    ...convertible,
  ];
  expect(names.filter((name) => untracked(() => operation(name)) === undefined)).toEqual([]);
});

test('an operation accepts the formats of the families that it sends', () => {
  const titles = (id: string): string[] => untracked(() => formatsAccepted(id)).map(({title}) => title);
  expect(titles('sendPurchaseOrder')).toEqual([
    'Peppol BIS Ordering',
    'Peppol BIS Order Only',
    'Peppol BIS Advanced Ordering',
    'DICO SALES005 order',
  ]);
  expect(titles('sendSalesInvoice')).not.toContain('Peppol Invoice Response');
  expect(titles('sendInvoiceResponse')).toEqual([]);
  expect(titles('validateDocument')).toHaveLength(registry.formats.length);
  expect(titles('transformDocument')).not.toContain('NLCIUS with G-account');
  expect(titles('getUser')).toEqual([]);
});

test('rule sets and schemas are among the official files', () => {
  const sets = [...registry.ruleSets.values()].map(({file}) => `documents/rules/schematron/${file}`);
  const schemas = messages.flatMap(({message: {documents}}) =>
    documents.flatMap(({schema}) => (schema ? `documents/rules/schemas/${schema}` : [])),
  );
  expect([...sets, ...schemas].filter((file) => !fs.existsSync(file))).toEqual([]);
});

describe.each(messages.map((placed) => [placed.message.id, placed] as const))('%s', (id, {format, message}) => {
  test('has identifiers of the Peppol list, or says that it has none', () => {
    for (const document of message.documents) {
      const type = published.get(documentTypeId(format, message, document) ?? '');
      expect(type !== undefined, document.root).toBe(message.registered);
      if (!type) continue;
      expect(type.state).toBe('active');
      if (message.profileId) expect(type.processIds).toContain(`cenbii-procid-ubl::${message.profileId}`);
    }
  });

  test('names every example of its folder, and no other', () => {
    const files = fs.readdirSync(`documents/examples/${id}`).filter((file) => file.endsWith('.xml'));
    const listed = untracked(() => exampleFiles(id)).map(({file}) => file);
    expect([...listed].sort()).toEqual(files.sort());
  });
});

/** Formats whose examples have other names: one for each status, and one for each structure of a despatch advice. */
const OTHER_NAMES = ['ubl-invoice-response', 'dico-sales005-despatch'];

test('every format has a minimal and a typical example', () => {
  const poor = registry.formats.filter((format) => {
    const names = format.messages.flatMap(({id}) => untracked(() => exampleFiles(id)).map(({file}) => file));
    if (OTHER_NAMES.includes(format.id)) return names.length < 2;
    return !names.some((name) => name.includes('minimal')) || !names.some((name) => name.includes('typical'));
  });
  expect(poor.map(({id}) => id)).toEqual([]);
});

test('every format explains the rules that integrators break: eight of an invoice of EN 16931, four of others', () => {
  const poor = registry.formats.filter((format) => {
    const explained = format.messages.flatMap(({id}) => untracked(() => rejections(id)));
    const isNorm = format.messages.some(({customizationId}) => customizationId?.startsWith('urn:cen.eu:en16931:2017'));
    return explained.length < (isNorm ? 8 : 4);
  });
  expect(poor.map(({id}) => id)).toEqual([]);
});

/** The first lines of a rule set, where publishers write what it is. */
const headOf = ({file}: {readonly file: string}): string =>
  fs.readFileSync(`documents/rules/schematron/${file}`, 'utf8').slice(0, 3000);

/** The version in a title, a comment or the name of the release. Most transactions of Peppol have none. */
const WRITTEN_VERSION =
  /(?:Schematron version|release|validation, version|Schema for Factur-X;|CHANGELOG [\d/]+ v)\s*(\d+(?:\.\d+)+)/i;

/** In the G-account extension, a comment of an earlier release says 1.0.2.13. Its file and the Changelog of its publisher say 1.0.13. */
const WRONGLY_WRITTEN = ['si-ubl-2.0-ext-gaccount-1.0.13'];

test('the version of a rule set is the one that its publisher wrote into the file', () => {
  const sets = [...registry.ruleSets.values()].filter(({id}) => !WRONGLY_WRITTEN.includes(id));
  const written = sets.map((set) => ({...set, written: WRITTEN_VERSION.exec(headOf(set))?.[1]}));
  const named = written.filter((set) => set.written !== undefined);
  expect(named.length).toBeGreaterThan(9);
  expect(named.filter((set) => set.version !== set.written).map(({id}) => id)).toEqual([]);
});

/** The month in which a publisher says that it released or last changed a rule set. */
function writtenMonth(head: string): string | undefined {
  const [, iso] = /(?:Last update|Release date): (\d{4}-\d\d)-\d\d/.exec(head) ?? [];
  const [, year, name] = /Last update: (\d{4}) (\w+) release/.exec(head) ?? [];
  const [, month, changed] = /CHANGELOG \d\d\/(\d\d)\/(\d{4})/.exec(head) ?? [];
  if (name) return new Date(`1 ${name} ${year} UTC`).toISOString().slice(0, 7);
  return changed ? `${changed}-${month}` : iso;
}

test('the release of a rule set has the month that its publisher wrote into the file', () => {
  const sets = [...registry.ruleSets.values()].map((set) => ({...set, month: writtenMonth(headOf(set))}));
  const dated = sets.filter(({month}) => month !== undefined);
  expect(dated.map(({id}) => id)).toHaveLength(7);
  expect(dated.filter(({month, release}) => release.released.slice(0, 7) !== month).map(({id}) => id)).toEqual([]);
});
