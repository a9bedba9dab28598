import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {CheckerFiles, DocumentFiles, Guide, RuleFiles} from '../../checker/model';
import {formatsWith, messagesOf, schemaFolder, type Registry} from '../../contracts/formats/registry';
import type {FormatMessage, RuleSet} from '../../contracts/formats/registryFile';
import {dateText} from '../../contracts/formats/words';
import {acceptanceData} from '../../sources/acceptance';
import {conversionSource} from '../../sources/conversion';
import {correctionElements, correctionLists} from '../../sources/corrections';
import type {PublicFile} from '../../sources/downloads';
import {copyingTexts, explanationsOf} from '../../sources/explanations';
import {listTracked, readTracked} from '../../sources/files';
import {formatRegistry} from '../../sources/formats';
import {RULES, schemaFiles} from '../../sources/officialFiles';
import {largeCodes} from '../../sources/readingCodes';
import {readingData} from '../../sources/renderings';
import {shortHash} from '../servedFiles';

/** The documents that a rule set reads, by the names under which it does. */
const READ = /\bdocument\('([^']+)'\)/g;

/** What is packed, by its path: the preview makes all archives again with each edit. */
const packed = new Map<string, Uint8Array>();

/** Content as JSON, packed, under a name that changes with it. */
function archive(name: string, content: object): PublicFile {
  const json = JSON.stringify(content);
  const place = `${name}-${shortHash(json)}.json.gz`;
  const bytes = packed.get(place) ?? gzipSync(json, {level: 9});
  packed.set(place, bytes);
  return {path: place, content: bytes};
}

/** What a schema says to its readers: the greater part of those of UBL, of which no check needs anything. */
const ANNOTATIONS = /<(\w+):annotation>[\s\S]*?<\/\1:annotation>/g;

const schemaText = (file: string): string => readTracked(`${RULES}/schemas/${file}`).replace(ANNOTATIONS, '');

function schemaArchives(): Map<string, PublicFile> {
  const documents = messagesOf(formatRegistry()).flatMap(({message}) => message.documents);
  const schemas = [...new Set(documents.flatMap(({schema}) => schema ?? []))];
  return new Map(
    schemas.map((schema) => {
      const texts = schemaFiles(schema).map((file) => [file, schemaText(file)] as const);
      return [schema, archive(`schemas/${path.posix.basename(schema, '.xsd')}`, Object.fromEntries(texts))];
    }),
  );
}

/** The compiled form of a rule set, whose name has its key. @throws Error when it is not compiled */
function compiledForm(id: string): PublicFile {
  const folder = `${RULES}/compiled`;
  const name = listTracked(folder).find((file) => file.replace(/-[0-9a-f]{16}\.json\.gz$/, '') === id);
  if (name === undefined) throw new Error(`The rule set ${id} is not in ${folder}. Run npm run check:documents.`);
  return {path: `rules/${name}`, content: fs.readFileSync(`${folder}/${name}`)};
}

/** The documents that a rule set reads. */
function readBy({file}: RuleSet): PublicFile[] {
  const folder = `${RULES}/schematron/${path.posix.dirname(file)}`;
  const names = new Set([...readTracked(`${RULES}/schematron/${file}`).matchAll(READ)].map(([, name = '']) => name));
  return Array.from(names, (name) => archive(`rules/${name}`, {[name]: readTracked(`${folder}/${name}`)}));
}

/** SaxonJS as Saxonica publishes it, with its notice beside it, as its licence asks. */
function saxonFiles(): PublicFile[] {
  const folder = 'node_modules/saxon-js';
  const {version} = JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8')) as {version: string};
  return ['SaxonJS2N.js', 'LICENSE.txt'].map((name) => ({
    path: `saxon-js-${version}/${name}`,
    content: fs.readFileSync(`${folder}/${name}`),
  }));
}

/** The rules of invoices are those of the standard, or restrict them. */
function layerOf(registry: Registry, set: RuleSet): RuleFiles['layer'] {
  if (set.name.startsWith('EN 16931')) return 'standard';
  const messages = formatsWith(registry, set).flatMap((format) => format.messages);
  return messages.some(({family}) => family === 'Invoice') ? 'cius' : 'format';
}

/** What the site knows of the documents of a message, by their root elements. Many messages have the same. */
const documentFiles = (
  {id, documents}: FormatMessage,
  add: (file: PublicFile) => string,
): Record<string, DocumentFiles> =>
  Object.fromEntries(
    documents.map(({root}) => [
      root,
      {
        reading: add(archive(`readings/${root}`, readingData(id, root))),
        elements: add(archive(`elements/${root}`, correctionElements(id, root))),
      },
    ]),
  );

/** What the page that checks documents fetches, and the table with which its worker finds it. */
export interface CheckerData {
  readonly files: CheckerFiles;
  /** By paths below the folder of the checker. */
  readonly served: readonly PublicFile[];
  /** Address of the file of SaxonJS. */
  readonly saxon: string;
}

/** The schemas, rule sets and code lists by which a browser checks documents. @param addressOf the address of a file by its path below the folder */
export function checkerData(addressOf: (path: string) => string): CheckerData {
  const registry = formatRegistry();
  const served: PublicFile[] = [];
  const add = (file: PublicFile): string => {
    served.push(file);
    return addressOf(file.path);
  };
  const ruleFiles = ([id, set]: [string, RuleSet]): [string, RuleFiles] => {
    const reads = readBy(set).map((file) => [
      path.posix.basename(file.path).replace(/-\w{8}\.json\.gz$/, ''),
      add(file),
    ]);
    const {name, version, page, release} = set;
    const words = {name, version, page, released: dateText(release.released), layer: layerOf(registry, set)};
    return [id, {...words, compiled: add(compiledForm(id)), reads: Object.fromEntries(reads) as RuleFiles['reads']}];
  };
  const codes = readTracked(`${RULES}/codelists/dico-sales005-codelists.json`);
  const [saxon = '', notice] = saxonFiles().map((file) => add(file));
  if (!notice) throw new Error('The notice of SaxonJS is missing');
  const messages = messagesOf(registry);
  const schemaName = (schema: string): string => registry.schemas.get(schemaFolder(schema))?.name ?? schema;
  const guideOf = ({id, ruleSets}: FormatMessage): Guide => ({
    explanations: explanationsOf(id),
    copying: Object.fromEntries(ruleSets.map((set) => [set, copyingTexts(set)])),
  });
  return {
    files: {
      messages: messages.map(({message}) => message),
      formats: Object.fromEntries(messages.map(({message: {id}, format: {title, page}}) => [id, {title, href: page}])),
      schemas: Object.fromEntries(
        Array.from(schemaArchives(), ([schema, file]) => [schema, {name: schemaName(schema), archive: add(file)}]),
      ),
      guides: Object.fromEntries(
        messages.map(({message}) => [message.id, add(archive(`guides/${message.id}`, guideOf(message)))]),
      ),
      documents: Object.fromEntries(messages.map(({message}) => [message.id, documentFiles(message, add)])),
      lists: add(archive('readings/lists', correctionLists())),
      acceptance: add(archive('readings/acceptance', acceptanceData())),
      largeCodes: add(archive('readings/codes', largeCodes())),
      conversion: add(archive('readings/terms', conversionSource())),
      ruleSets: Object.fromEntries(Array.from(registry.ruleSets, ruleFiles)),
      dicoCodes: add({path: `codes-${shortHash(codes)}.json`, content: codes}),
    },
    served,
    saxon,
  };
}
