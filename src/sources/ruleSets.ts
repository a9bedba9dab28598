import path from 'node:path';
import type {FormatMessage} from '../contracts/formats/registryFile';
import {ruleFileOf} from '../contracts/formats/ruleIds';
import {standardRulesIn} from '../contracts/structure/standardRules';
import {memoized, readTracked} from './files';
import {formatRegistry, messageNamed} from './formats';

const FOLDER = 'documents/rules/schematron';

/** The bus's own checks of a format whose rules are not published. */
const OWN_CHECK = /^DICO-[A-Z]+$/;

/** The ids of the rules in a file below documents/rules/schematron, and in the files that it includes. */
const idsIn = memoized((file: string): ReadonlySet<string> => {
  const {ids, includes} = ruleFileOf(readTracked(`${FOLDER}/${file}`));
  const folder = path.posix.dirname(file);
  return new Set([...ids, ...includes.flatMap((each) => [...idsIn(path.posix.join(folder, each))])]);
});

const idsOf = ({ruleSets, requires}: FormatMessage): Set<string> => {
  const files = ruleSets.flatMap((id) => formatRegistry().ruleSets.get(id)?.file ?? []);
  return new Set([...files.flatMap((file) => [...idsIn(file)]), ...requires.map(({rule}) => rule)]);
};

const rulesOfMessage = memoized((folder: string): ReadonlySet<string> => idsOf(messageNamed(folder).message));

/** Whether a rule is one by which documents of a message are checked: of its official rule sets, or a check of the bus. */
export const isRuleOf = (folder: string, id: string): boolean => OWN_CHECK.test(id) || rulesOfMessage(folder).has(id);

const everyRule = memoized(
  (): ReadonlySet<string> => new Set([...formatRegistry().ruleSets.values()].flatMap(({file}) => [...idsIn(file)])),
);

/** Whether any official rule set has a rule of this id, or the bus a check. */
export const isKnownRule = (id: string): boolean => OWN_CHECK.test(id) || everyRule().has(id);

/** The rules of EN 16931, each with the business terms that its text names. */
export const standardRules = memoized((): ReadonlyMap<string, readonly string[]> => {
  const files = [...formatRegistry().ruleSets.values()].filter(({name}) => name.startsWith('EN 16931'));
  return new Map(files.flatMap(({file}) => standardRulesIn(readTracked(`${FOLDER}/${file}`))));
});
