import {listTracked} from '../sources/files';

/** Folders of which the YAML files come into pages. What others published, and what only tests read, is left out. */
const FOLDERS = ['docs', 'documents', 'openapi', 'platform', 'vpd'];
const LEFT_OUT =
  /^(?:documents\/(?:rules\/(?:schemas|schematron|compiled|licences)|structure\/trees)\/|openapi\/redocly\.yaml$)/;

/** Every YAML file from which pages are made, by its path from the project's root. */
export const proseYaml = (): string[] =>
  FOLDERS.flatMap((folder) =>
    listTracked(folder)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => `${folder}/${file}`),
  ).filter((file) => !LEFT_OUT.test(file));
