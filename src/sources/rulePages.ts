import {partPage} from '../addresses/formatPages';
import {rejectionEntry} from '../addresses/places';
import {formatsWith} from '../contracts/formats/registry';
import type {Format, RuleSet} from '../contracts/formats/registryFile';
import {rejectionName} from '../contracts/formats/rejections';
import {ruleSetView, type Explained, type RuleSetView} from '../contracts/formats/ruleSetViews';
import {findIn} from './authorFault';
import {rejections} from './examples';
import {memoized} from './files';
import {formatRegistry} from './formats';
import {officialRules} from './ruleSets';

/** The address of the page of a rule set. */
export const ruleSetPage = ({page}: Pick<RuleSet, 'page'>): string => `/documents/rules/${page}.html`;

/** The rule set of a page. @throws AuthorFault for a page that no rule set has */
export const ruleSetOf = (page: string): RuleSet =>
  findIn(
    [...formatRegistry().ruleSets.values()],
    (set) => ruleSetPage(set) === page,
    `${page} is the page of no rule set in documents/formats.yaml`,
  );

/** The rules that the pages of formats explain, each by its first rejection. */
function explainedIn(formats: readonly Format[]): ReadonlyMap<string, Explained> {
  const explained = new Map<string, Explained>();
  for (const {page, title, messages} of formats) {
    for (const rejection of messages.flatMap(({id}) => rejections(id))) {
      const {entries = [], ...first} = explained.get(rejection.rule) ?? {rejection, page: partPage(page, 'rejections')};
      const isNew = entries.every((entry) => entry.title !== title);
      const own = {title, href: rejectionEntry(page, rejectionName(rejection))};
      explained.set(rejection.rule, {...first, entries: isNew ? [...entries, own] : entries});
    }
  }
  return explained;
}

/** A rule set as its page shows it, by its id in the registry. */
export const ruleSetPageView = memoized((id: string): RuleSetView => {
  const registry = formatRegistry();
  const set = findIn([...registry.ruleSets.values()], (each) => each.id === id, `no rule set '${id}'`);
  const formats = formatsWith(registry, set);
  return ruleSetView(set, [...officialRules(id).values()], formats, explainedIn(formats));
});
