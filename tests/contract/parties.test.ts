import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readFilled} from '../support/contracts';
import {SAMPLE_FOLDERS} from '../support/samples';
import {cast, type Party} from '../../src/service';

const parties: readonly Party[] = Object.values(cast);
const numbers = new Set<string>(
  parties
    .flatMap(({partyId, endpoint, gln, iban, gaccount, vat, country}) => [
      partyId,
      endpoint,
      gln,
      iban,
      gaccount,
      vat,
      `${country}:VAT:${vat}`,
    ])
    .filter((number) => number !== undefined),
);
const names = new Set<string>(parties.map(({name}) => name));
const mails = new Set<string>(parties.map(({mail}) => mail));

/** Text files below a folder. */
function filesIn(folder: string, pattern: RegExp): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => pattern.test(name))
    .map((name) => path.join(folder, name));
}

/** What the groups of an expression match in files, that is not known, with the file that has it. */
function strangers(
  files: readonly string[],
  expression: RegExp,
  known: ReadonlySet<string>,
  read = readFilled,
): string[] {
  return files.flatMap((file) =>
    [...read(file).matchAll(expression)]
      .map((match) => match.slice(1).filter(Boolean).join(':'))
      .filter((value) => !known.has(value))
      .map((value) => `${file}: ${value}`),
  );
}

const documents = filesIn('documents/examples', /\.xml$/);
const readXml = (file: string): string => fs.readFileSync(file, 'utf8');
const prose = [
  ...['docs', 'documents', 'platform', 'vpd'].flatMap((folder) => filesIn(folder, /\.mdx?$/)),
  ...filesIn('openapi', /\.yaml$/),
  ...SAMPLE_FOLDERS.flatMap((folder) => filesIn(folder, /\.(sh|cs|java|mjs|py|php)$/)),
];

/** Receivers that exist in the sandbox alone. */
const receivers = (parse(fs.readFileSync('openapi/sandboxOutcomes.yaml', 'utf8')) as {receivers: {partyId: string}[]})
  .receivers;

test('every party id in pages, contracts and samples belongs to the cast', () => {
  const partyId = /\b((?:NL:KVK|NL:OINO|NL:VAT|BE:EN|BE:VAT|DE:LWID|DE:VAT|FR:SIRENE):[A-Z0-9-]+)\b/g;
  const known = new Set([...numbers, ...receivers.map((each) => each.partyId)]);
  for (const {partyId: id} of receivers) expect(id).toMatch(/^NL:KVK:000000\d\d$/);
  expect(strangers(prose, partyId, known)).toEqual([]);
});

test('every IBAN belongs to the cast', () => {
  const iban = /\b([A-Z]{2}\d{2}[A-Z]{4}\d{10}|BE\d{14}|DE\d{20}|FR\d{25})\b/g;
  expect([...strangers(prose, iban, numbers), ...strangers(documents, iban, numbers, readXml)]).toEqual([]);
});

test('every endpoint id in example documents belongs to the cast', () => {
  const endpoint = /<(?:cbc:EndpointID|ram:URIID) schemeID="(\d{4})">([^<]+)</g;
  expect(strangers(documents, endpoint, numbers, readXml)).toEqual([]);
});

test('every party in example documents has a name of the cast', () => {
  const name = /<(?:cbc:RegistrationName|ram:(?:Seller|Buyer)TradeParty>\s*<ram:Name)>([^<]+)</g;
  expect(strangers(documents, name, names, readXml)).toEqual([]);
});

test('every mail address of a company is in the cast', () => {
  const mail = /\b([a-z.]+@[a-z]+\.example)\b/g;
  expect(strangers(documents, mail, mails, readXml)).toEqual([]);
});

test('every example document names at least one party of the cast', () => {
  const without = documents.filter(
    (file) =>
      !parties.some(({name, gln, partyId}) =>
        [name, gln, partyId.split(':').at(-1) ?? name].some((id) => readXml(file).includes(id)),
      ),
  );
  expect(without).toEqual([]);
});
