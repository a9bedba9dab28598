import path from 'node:path';
import {ruleListsOf, type RuleList} from '../contracts/codeLists/ruleLists';
import {rootElement} from '../contracts/xml/element';
import {memoized, readTracked} from './files';
import type {Format} from '../contracts/formats/registryFile';
import {explainedRules} from './examples';
import {formatRegistry} from './formats';
import {pageShowing} from './pages';

const FOLDER = 'documents/rules/schematron';

const rootOf = memoized((file: string) => rootElement(readTracked(file)));

function beside(file: string, href: string): {file: string; root: ReturnType<typeof rootOf>} {
  const other = path.posix.join(path.posix.dirname(file), href);
  return {file: other, root: rootOf(other)};
}

/** The code lists in the rules of a rule set, by its id in the registry. @throws Error for a file that doesn't exist or isn't well-formed */
export const ruleLists = memoized((id: string): readonly RuleList[] => {
  const file = `${FOLDER}/${formatRegistry().ruleSets.get(id)?.file}`;
  return ruleListsOf(file, rootOf(file), beside);
});

/** The place that explains a rule among the rejections of one of these formats; nothing for a rule that none of them explains. */
export function explainedAt(rule: string, formats: readonly Format[]): string | undefined {
  const places = formats.flatMap(({page, messages}) =>
    messages.flatMap(({id}) => {
      const shown = pageShowing(page, 'Rejections', id);
      const anchor = explainedRules(id).get(rule);
      return shown && anchor ? [`${shown}#${anchor}`] : [];
    }),
  );
  return places[0];
}
