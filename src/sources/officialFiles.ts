import path from 'node:path';
import {ruleSetsOf, schemaFolder} from '../contracts/formats/registry';
import type {OfficialSet} from '../contracts/formats/zipReadme';
import {findIn} from './authorFault';
import {memoized, readTracked} from './files';
import {formatRegistry} from './formats';

export const RULES = 'documents/rules';

const NAMED = /<(?:\w+:)?(?:import|include|redefine)\s[^>]*?\b(?:schemaLocation|href)=(["'])([^"']+)\1/g;

/** A schema or rule set with all files that it names, and those that these name. @throws Error for a file that doesn't exist */
const closure = memoized((start: string): string[] => {
  const files = new Set([start]);
  for (const file of files) {
    for (const [, , name = ''] of readTracked(`${RULES}/${file}`).matchAll(NAMED)) {
      if (!name.includes(':')) files.add(path.posix.join(path.posix.dirname(file), name));
    }
  }
  return [...files].sort();
});

/** A schema with all files that it needs, by their paths below the folder of schemas. @throws Error for a file that doesn't exist */
export const schemaFiles = (schema: string): string[] =>
  closure(`schemas/${schema}`).map((file) => file.replace(/^schemas\//, ''));

/** The official files that a format needs, by its id. @throws AuthorFault for an id that no format has, and for a folder of schemas that has no entry */
export const officialSets = memoized((id: string): OfficialSet[] => {
  const registry = formatRegistry();
  const format = findIn(registry.formats, (each) => each.id === id, `no format '${id}'`);
  const schemas = format.messages.flatMap(({documents}) => documents.flatMap(({schema}) => schema ?? []));
  const files = [...new Set(schemas.flatMap((schema) => closure(`schemas/${schema}`)))].sort();
  const folderOf = (file: string): string => schemaFolder(file.replace(/^schemas\//, ''));
  return [
    ...[...new Set(files.map(folderOf))].map((folder) => {
      const all = [...registry.schemas.values()];
      const {name, ...set} = findIn(all, (each) => each.folder === folder, `no schemas '${folder}' in formats.yaml`);
      return {...set, title: name, files: files.filter((file) => folderOf(file) === folder)};
    }),
    ...ruleSetsOf(registry, format).map(({name, version, release: {publisher, source, licence}, file}) => ({
      ...{title: `${name} (version ${version})`, publisher, source, licence},
      files: closure(`schematron/${file}`),
    })),
  ];
});
