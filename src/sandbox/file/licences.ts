import fs from 'node:fs';
import path from 'node:path';
import {untracked} from '../../sources/files';
import {formatRegistry} from '../../sources/formats';

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENCE = /^(licen[cs]e|copying|notice|ofl)/i;
const RULES = 'documents/rules';

interface Part {
  readonly title: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

const textsOf = (files: readonly string[]): string =>
  files.map((file) => fs.readFileSync(file, 'utf8').replaceAll('\r', '').trim()).join('\n\n');

function partOfPackage(folder: string): Part {
  const {name, version, license} = JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  const entries = fs.readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isFile());
  const files = entries.flatMap((entry) => (LICENCE.test(entry.name) ? [`${folder}/${entry.name}`] : [])).sort();
  return {title: `${name} ${version}${license ? ` (${license})` : ''}`, text: textsOf(files)};
}

/** The official schemas and rule sets. The text says so where their publishers state no licence. */
function officialParts(): Part[] {
  const {schemas, ruleSets} = untracked(formatRegistry);
  const sets = [
    ...Array.from(schemas.values(), ({name, publisher, source, licence}) => ({name, publisher, source, licence})),
    ...Array.from(ruleSets.values(), ({name, version, release}) => ({...release, name: `${name} ${version}`})),
  ];
  return sets.map(({name, publisher, source, licence}) => ({
    title: `${name}, by ${publisher}, ${source} (${licence?.name ?? 'the publisher states no licence'})`,
    text: textsOf(licence?.files.map((file) => path.join(RULES, file)) ?? []),
  }));
}

/** Parts with the same text, by that text, in the order of the first ones. */
function sameTexts(parts: readonly Part[]): Map<string, string[]> {
  const titles = new Map<string, string[]>();
  for (const {title, text} of parts) titles.set(text, [...(titles.get(text) ?? []), title]);
  return titles;
}

const LINE = '-'.repeat(80);

/**
 * Whose work is in the sandbox's file: packages, and official schemas and rule sets, with the texts of their licences.
 * @param files all files that went into it, by their paths from the project's root
 */
export function licencesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []));
  const parts = [...[...folders].sort().map(partOfPackage), ...officialParts()];
  return Array.from(sameTexts(parts), ([text, titles]) => `${LINE}\n${titles.join('\n')}\n${LINE}\n\n${text}\n`).join(
    '\n',
  );
}
