import {partPage} from '../addresses/formatPages';
import type {Format} from '../contracts/formats/registryFile';
import {rejectionName} from '../contracts/formats/rejections';
import {examplesReadme, rulesReadme, type OfficialSet} from '../contracts/formats/zipReadme';
import {zipOf} from './zip';
import {service} from '../service';
import {findIn} from './authorFault';
import type {PublicFile} from './downloads';
import {exampleDownloads} from './exampleDownloads';
import {EXAMPLES, exampleFiles, exampleText, passesOf, rejections} from './examples';
import {memoized, readTracked} from './files';
import {formatRegistry} from './formats';
import {officialSets, RULES} from './officialFiles';

const described = (message: string) => [
  ...exampleFiles(message).map(({file: name, title}) => {
    const file = `${message}/${name}`;
    return {file, about: [title, passesOf(file, exampleText(file))]};
  }),
  ...rejections(message).map((rejection) => ({
    file: `${message}/rejections/${rejectionName(rejection)}.xml`,
    about: [rejection.title, `Breaks ${rejection.rule}`],
  })),
];

function examplesZip({title, page, messages}: Format): Uint8Array {
  const files = messages.flatMap(({id}) =>
    exampleDownloads().filter(({path}) => path.startsWith(`${EXAMPLES}/${id}/`)),
  );
  const readme = examplesReadme(
    title,
    `${service.site.url}${partPage(page, 'examples')}`,
    messages.flatMap(({id}) => described(id)),
  );
  const nameOf = (path: string): string => path.slice(EXAMPLES.length + 1).replace('/wrong/', '/rejections/');
  return zipOf({'README.txt': readme, ...Object.fromEntries(files.map(({path, content}) => [nameOf(path), content]))});
}

function rulesZip(title: string, page: string, sets: readonly OfficialSet[]): Uint8Array | undefined {
  const files = sets.flatMap((set) => (set.licence ? [...set.files, ...set.licence.files] : []));
  if (files.length === 0) return undefined;
  const readme = rulesReadme(title, `${service.site.url}${page}`, sets);
  return zipOf({
    'README.txt': readme,
    ...Object.fromEntries(files.map((file) => [file, readTracked(`${RULES}/${file}`)])),
  });
}

/** The zips of a format by its id: its example documents, and the schemas and rule sets that may be passed on, if there are any. */
export const formatZipFiles = memoized((id: string) => {
  const format = findIn(formatRegistry().formats, (each) => each.id === id, `no format '${id}'`);
  const path = `documents/downloads/${id}`;
  const rules = rulesZip(format.title, format.page, officialSets(id));
  return {
    examples: {path: `${path}-examples.zip`, content: examplesZip(format)},
    ...(rules && {rules: {path: `${path}-rules.zip`, content: rules}}),
  };
});

/** One zip with the schemas and rule sets of all formats that may be passed on. */
export function allRulesFile(): PublicFile[] {
  const sets = new Map<string, OfficialSet>();
  for (const set of formatRegistry().formats.flatMap(({id}) => officialSets(id))) {
    const files = new Set([...(sets.get(set.title)?.files ?? []), ...set.files]);
    sets.set(set.title, {...set, files: [...files].sort()});
  }
  const content = rulesZip('All formats', '/documents/rules/overview.html', [...sets.values()]);
  return content ? [{path: 'documents/downloads/rules.zip', content}] : [];
}

const zipOn = (name: string, {path, content}: {readonly path: string; readonly content: Uint8Array}) => ({
  name,
  href: `/${path}`,
  size: `${Math.ceil(content.length / 1000)} kB`,
});

/** The zips of a format by its id, as pages show them. */
export const formatZips = memoized((id: string) => {
  const {examples, rules} = formatZipFiles(id);
  const files = officialSets(id).flatMap((set) => (set.licence ? set.files : []));
  const kinds = ['schemas', 'schematron'].map((folder) => files.some((file) => file.startsWith(`${folder}/`)));
  const name = kinds.every(Boolean) ? 'Schemas and rules' : kinds[0] ? 'Schemas' : 'Rules';
  return {examples: zipOn('Examples', examples), ...(rules && {rules: zipOn(name, rules)})};
});
