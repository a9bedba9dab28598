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
  readonly author?: string | {readonly name: string};
}

const textsOf = (files: readonly string[]): string =>
  files.map((file) => fs.readFileSync(file, 'utf8').replaceAll('\r', '').trim()).join('\n\n');

/** An installed package. */
interface Package extends Manifest {
  readonly folder: string;
}

/** The packages to which files belong, sorted by folder. @param files by their paths from the project's root; those of no package are left out */
export function packagesOf(files: readonly string[]): Package[] {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []));
  return [...folders]
    .sort()
    .map((folder) => ({...(JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8')) as Manifest), folder}));
}

/** The end of a README that begins with a heading about the licence, and contains the text of one. */
const IN_README = /^#* *licen[cs]e[ \t]*$[\s\S]*Permission[\s\S]*/im;

/** The MIT License, as another work here has it, without the line that names whose that work is. */
const mitText = (): string => textsOf([`${RULES}/licences/MIT.txt`]).replace(/^[\s\S]*?(?=Permission is)/, '');

/** The licence of a package that has no file for it: from its README, or the text that everybody has. @throws Error without either */
function textElsewhere({folder, name, license, author}: Package, files: readonly string[]): string {
  const readme = files.find((file) => /^readme/i.test(file));
  const text = readme && IN_README.exec(fs.readFileSync(`${folder}/${readme}`, 'utf8'))?.[0];
  if (text) return text.replaceAll('\r', '').trim();
  if (license !== 'MIT') throw new Error(`${name} reaches the reader without the text of its licence: replace it.`);
  const holder = (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`;
  return `Copyright (c) ${holder}\n\n${mitText()}`;
}

function partOfPackage(given: Package): Part {
  const {folder, name, version, license} = given;
  const entries = fs.readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isFile());
  const files = entries.map((entry) => entry.name).sort();
  const own = files.filter((file) => LICENCE.test(file)).map((file) => `${folder}/${file}`);
  const text = own.length > 0 ? textsOf(own) : textElsewhere(given, files);
  return {title: `${name} ${version}${license ? ` (${license})` : ''}`, text};
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
 * Whose work is in the sandbox's file, or in another part of the site: packages, and official schemas and rule sets, with the texts of their licences.
 * @param files all files that went in, by their paths from the project's root
 */
export function licencesOf(files: readonly string[]): string {
  const parts = [...packagesOf(files).map(partOfPackage), ...officialParts()];
  return Array.from(sameTexts(parts), ([text, titles]) => `${LINE}\n${titles.join('\n')}\n${LINE}\n\n${text}\n`).join(
    '\n',
  );
}
