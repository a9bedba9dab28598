import {partPage} from '../addresses/formatPages';
import type {Format} from '../contracts/formats/registryFile';
import {rejectionName} from '../contracts/formats/rejections';
import {examplesReadme, rulesReadme, type OfficialSet} from '../contracts/formats/zipReadme';
import {zipOf} from './zip';
import {onSite} from '../service';
import {findIn} from './authorFault';
import type {Download} from './downloads';
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
    onSite(partPage(page, 'examples')),
    messages.flatMap(({id}) => described(id)),
  );
  const nameOf = (path: string): string => path.slice(EXAMPLES.length + 1).replace('/wrong/', '/rejections/');
  return zipOf({'README.txt': readme, ...Object.fromEntries(files.map(({path, content}) => [nameOf(path), content]))});
}

function rulesZip(title: string, page: string, sets: readonly OfficialSet[]): Uint8Array | undefined {
  const files = sets.flatMap((set) => (set.licence ? [...set.files, ...set.licence.files] : []));
  if (files.length === 0) return undefined;
  const readme = rulesReadme(title, onSite(page), sets);
  return zipOf({
    'README.txt': readme,
    ...Object.fromEntries(files.map((file) => [file, readTracked(`${RULES}/${file}`)])),
  });
}

const FOLDER = 'documents/downloads';

const isPassedOn = ({licence}: OfficialSet): boolean => licence !== undefined;

const formatOf = (id: string): Format =>
  findIn(formatRegistry().formats, (each) => each.id === id, `no format '${id}'`);

const examplesOf = memoized((id: string) => examplesZip(formatOf(id)));

// Apart from the examples, so that an edit of one packs no rules again.
const rulesOf = memoized((id: string) => {
  const {title, page} = formatOf(id);
  return rulesZip(title, page, officialSets(id));
});

/** The zips of a format by its id: its example documents, and the schemas and rule sets that may be passed on, if there are any. */
function formatZipFiles(id: string) {
  const rules = rulesOf(id);
  return {
    examples: {path: `${FOLDER}/${id}-examples.zip`, content: examplesOf(id)},
    ...(rules && {rules: {path: `${FOLDER}/${id}-rules.zip`, content: rules}}),
  };
}

/** The schemas and rule sets of all formats, each once. */
function allSets(): OfficialSet[] {
  const sets = new Map<string, OfficialSet>();
  for (const set of formatRegistry().formats.flatMap(({id}) => officialSets(id))) {
    const files = new Set([...(sets.get(set.title)?.files ?? []), ...set.files]);
    sets.set(set.title, {...set, files: [...files].sort()});
  }
  return [...sets.values()];
}

const sourceOf = ({title, publisher, source, licence}: OfficialSet) => ({
  ...{title, publisher, source},
  ...(licence && {licence: licence.name}),
});

const zipped = {mediaType: 'application/zip'} as const;

function downloadsOf({id, title, page}: Format): Download[] {
  const {examples, rules} = formatZipFiles(id);
  return [
    {
      ...{path: examples.path, title: `${title}: example documents, ZIP`, kind: 'examples', page, ...zipped},
      content: () => examples.content,
    },
    ...(rules
      ? [
          {
            ...{path: rules.path, title: `${title}: schemas and rules, ZIP`, kind: 'rules' as const, page, ...zipped},
            sources: officialSets(id).filter(isPassedOn).map(sourceOf),
            content: () => rules.content,
          },
        ]
      : []),
  ];
}

const RULES_PAGE = '/documents/rules/overview.html';

/** One zip with the schemas and rule sets of all formats that may be passed on. */
const allRulesZip = memoized(() => rulesZip('All formats', RULES_PAGE, allSets()) ?? new Uint8Array());

/** The zips of all formats, and one with all rules. */
export const zipDownloads = (): Download[] => [
  ...formatRegistry().formats.flatMap(downloadsOf),
  {
    ...{path: `${FOLDER}/rules.zip`, title: 'All formats: schemas and rules, ZIP', kind: 'rules', page: RULES_PAGE},
    ...zipped,
    sources: allSets().filter(isPassedOn).map(sourceOf),
    content: allRulesZip,
  },
];

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
