import {ContentError} from '../contracts/contentError';
import {additionsOf, withAdditions} from '../contracts/structure/additions';
import {askedBy, merged, narrowingOf, type Narrowing} from '../contracts/structure/narrowing';
import {termsOf, type Term} from '../contracts/structure/terms';
import {treeOf, type Tree} from '../contracts/structure/tree';
import {existsTracked, memoized, readTracked} from './files';
import {isRuleOf} from './ruleSets';
import {fromYaml, jsonFile, yamlFile} from './yaml';

const FOLDER = 'documents/structure';
const PATHS = `${FOLDER}/business-terms.json`;
/** What the standard requires, whatever the format. */
const STANDARD = `${FOLDER}/narrowing/en16931.yaml`;
const DESCRIPTIONS = `${FOLDER}/descriptions.yaml`;

/** The business terms by their numbers, in the order of EN 16931. */
export const businessTerms = fromYaml(
  `${FOLDER}/terms.yaml`,
  (yaml): ReadonlyMap<string, Term> => new Map(termsOf(yaml, jsonFile(PATHS)).map((term) => [term.id, term])),
);

/** The element tree of a message; nothing for one without a file. @throws ContentError for a file that has another shape */
export const treeNamed = memoized((name: string): Tree | undefined => {
  const file = `${FOLDER}/trees/${name}.json`;
  return existsTracked(file) ? treeOf(jsonFile(file), name) : undefined;
});

/** The tree of a message: the published one, with the elements that its format adds; nothing for a tree without a file. @throws ContentError for a file of another shape */
export const messageTree = memoized((message: string, name: string): Tree | undefined => {
  const tree = treeNamed(name);
  const file = `${FOLDER}/additions/${message}.yaml`;
  if (!tree || !existsTracked(file)) return tree;
  return withAdditions(tree, additionsOf(yamlFile(file)), (schema) => readTracked(`documents/rules/schemas/${schema}`));
});

/** What a message and those that it starts from narrow; `from` are those that start from it. @throws ContentError for messages that start from each other */
export const narrowingNamed = memoized((message: string, from: readonly string[] = []): Narrowing['terms'] => {
  const file = `${FOLDER}/narrowing/${message}.yaml`;
  if (from.includes(message)) throw new ContentError(file, 1, 'extends itself', 'Correct extends');
  if (!existsTracked(file)) return new Map();
  const own = narrowingOf(yamlFile(file));
  return own.extends ? merged(narrowingNamed(own.extends, [...from, message]), own.terms) : own.terms;
});

/** What EN 16931 and a message's format ask of its business terms, by the rules of its own rule sets. */
export const askedOf = memoized((message: string): Narrowing['terms'] => {
  const standard = narrowingOf(yamlFile(STANDARD)).terms;
  return askedBy((rule) => isRuleOf(message, rule), merged(standard, narrowingNamed(message)));
});

const elementDescriptions = memoized(
  () =>
    new Map(existsTracked(DESCRIPTIONS) ? Object.entries(yamlFile(DESCRIPTIONS).data as Record<string, string>) : []),
);

/** The description of an element without a business term: of the longest entry that its path ends with. */
export function elementDescription(path: string): string | undefined {
  const descriptions = elementDescriptions();
  const steps = path.split('/');
  return steps.map((_, index) => descriptions.get(steps.slice(index).join('/'))).find((text) => text !== undefined);
}
