import {ContentError} from '../contracts/contentError';
import {rejectionName} from '../contracts/formats/rejections';
import {merged, narrowingOf, type Narrowing} from '../contracts/structure/narrowing';
import {termsOf, type Term} from '../contracts/structure/terms';
import {treeOf, type Tree} from '../contracts/structure/tree';
import {yamlFile} from './contracts';
import type {AspectOf} from './aspects';
import {existsTracked, listTracked, memo, readAspect, readTracked} from './files';
import {EXAMPLES, rejections} from './formats';
import {isPending, sourceOf} from './pages';
import {jsonFile} from './yaml';

const FOLDER = 'documents/structure';

/** The business terms by their numbers, in the order of EN 16931. */
export function businessTerms(): ReadonlyMap<string, Term> {
  return memo('business terms', () => {
    const terms = termsOf(yamlFile(`${FOLDER}/terms.yaml`), jsonFile(`${FOLDER}/business-terms.json`));
    return new Map(terms.map((term) => [term.id, term]));
  });
}

const treeFile = (name: string): string => `${FOLDER}/trees/${name}.json`;

/** Whether a message has an element tree. */
export const hasTree = (name: string): boolean => existsTracked(treeFile(name));

/**
 * The element tree of a message.
 * @throws ContentError for a file that has another shape
 */
export const treeNamed = (name: string): Tree => memo(`tree ${name}`, () => treeOf(jsonFile(treeFile(name)), name));

/**
 * What a message narrows, with what the messages narrow that it starts from; nothing for one without a file.
 * @throws ContentError for an entry that has another shape, and for messages that start from each other
 */
export function narrowingNamed(folder: string, from: readonly string[] = []): Narrowing['terms'] {
  return memo(`narrowing ${folder}`, () => {
    const file = `${FOLDER}/narrowing/${folder}.yaml`;
    if (from.includes(folder)) throw new ContentError(file, 1, 'extends itself', 'Correct extends');
    if (!existsTracked(file)) return new Map();
    const own = narrowingOf(yamlFile(file));
    return own.extends ? merged(narrowingNamed(own.extends, [...from, folder]), own.terms) : own.terms;
  });
}

/** Descriptions of elements without a business term, by the end of their paths. */
export function elementDescriptions(): ReadonlyMap<string, string> {
  const file = `${FOLDER}/descriptions.yaml`;
  if (!existsTracked(file)) return new Map();
  return memo('element descriptions', () => new Map(Object.entries(yamlFile(file).data as Record<string, string>)));
}

/** The parts of a page, each with what its attributes name. */
function namedParts(page: string): AspectOf<'namedParts'> {
  const source = isPending(page) ? undefined : sourceOf(page);
  return source === undefined ? [] : readAspect(source, 'namedParts');
}

/** Whether a page has a part that names a message, or an example of it: links to what the part shows lead somewhere. */
export function showsPart(page: string, part: string, folder: string): boolean {
  const parts = memo(`named parts ${page}`, () => namedParts(page));
  return parts.some((each) => each.name === part && (each.names === folder || each.names.startsWith(`${folder}/`)));
}

/** The rules that the page of a message explains among its rejections, with their anchors. */
export const explainedRules = (folder: string): ReadonlyMap<string, string> =>
  memo(
    `explained rules ${folder}`,
    () =>
      new Map(
        rejections(folder)
          .map((rejection) => [rejection.rule, rejectionName(rejection)] as const)
          .reverse(),
      ),
  );

/** The typical example of a message, by its path below documents/examples: the one with that name, or else the first. */
export function typicalExample(folder: string): string | undefined {
  const own = `${EXAMPLES}/${folder}`;
  if (!existsTracked(own)) return undefined;
  const files = listTracked(own)
    .filter((file) => /^[\w-]+\.xml$/.test(file))
    .sort();
  const file = files.find((each) => each.includes('typical')) ?? files[0];
  return file && `${folder}/${file}`;
}

/** The text of an example, by its path below documents/examples; nothing when there is none. */
export const exampleText = (file: string): string | undefined =>
  existsTracked(`${EXAMPLES}/${file}`) ? readTracked(`${EXAMPLES}/${file}`) : undefined;

const RULES = 'documents/rules/schematron';

/** Every word of the official rule sets that could be the id of a rule. */
function ruleIds(): ReadonlySet<string> {
  return memo('rule ids', () => {
    const files = listTracked(RULES).filter((file) => file.endsWith('.sch'));
    const words = files.flatMap(
      (file) =>
        readTracked(`${RULES}/${file}`).match(/\b(?:[A-Z][A-Z\d]*(?:-[A-Za-z\d]+)+|nl\.setu(?:\.\w+)+)\b/g) ?? [],
    );
    return new Set(words);
  });
}

/** Whether EN 16931 has a business term or group of this number. */
export const isKnownTerm = (id: string): boolean => businessTerms().has(id);

/** The bus's own checks of a format whose rules aren't published. */
const OWN_CHECK = /^DICO-[A-Z]+$/;

/** Whether an official rule set has a rule of this id, or the bus a check. */
export const isKnownRule = (id: string): boolean => OWN_CHECK.test(id) || ruleIds().has(id);
