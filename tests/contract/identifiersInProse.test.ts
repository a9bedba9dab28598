import fs from 'node:fs';
import {expect, test} from 'vitest';
import {lineAt} from '../../src/contracts/contentError';
import {formatRegistry} from '../../src/sources/formats';
import {untracked} from '../../src/sources/files';
import {publishedDocumentTypes, publishedProcessList} from '../../src/sources/codeLists';
import {documentTypesOfFormat, messagesOf} from '../../src/contracts/formats/registry';
import {pageSources} from '../support/pages';

const registry = untracked(formatRegistry);

/** Everything that names a format: in the registry, on the lists of Peppol, and in the official schemas, rule sets and examples. */
const official = [
  ...registry.formats.flatMap(documentTypesOfFormat),
  ...messagesOf(registry).flatMap(({message}) => [
    message.customizationId ?? '',
    message.profileId ?? '',
    ...message.documents.map(({namespace}) => namespace),
  ]),
  ...untracked(publishedDocumentTypes).documentTypes.map(({value}) => value),
  ...untracked(publishedProcessList).processes.map(({value}) => value),
  fs.readFileSync('documents/facturx.yaml', 'utf8'),
  fs.readFileSync('src/hybrid/xmp.ts', 'utf8'),
].join('\n');

const folders = ['documents/rules/schemas', 'documents/rules/schematron'];
const rules = folders
  .flatMap((folder) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(xsd|sch)$/.test(name))
      .map((name) => fs.readFileSync(`${folder}/${name}`, 'utf8')),
  )
  .join('\n');

/** Identifiers that a page warns of, because they don't exist. */
const WARNED_OF = ['urn:factur-x.eu:1p0:en16931'];

/** An identifier or namespace in code, at least as long as one part. */
const IDENTIFIER = /`((?:urn|http:\/\/(?:ns|www)\.)[\w.:/#*@+-]+)`/g;

test('an identifier that a page names is that of the registry, of Peppol or of a schema, to the letter', () => {
  const pages = pageSources().filter(({file}) => /^documents\/|documentTypeIds/.test(file));
  expect(pages.length).toBeGreaterThan(20);
  const unknown = pages.flatMap(({file, text}) =>
    [...text.matchAll(IDENTIFIER)].flatMap(({1: id = '', index}) =>
      WARNED_OF.includes(id) || official.includes(id) || rules.includes(id)
        ? []
        : [`${file}:${lineAt(text, index)}: ${id}`],
    ),
  );
  expect(unknown, 'Correct the identifier, or add it to documents/formats.yaml').toEqual([]);
});
