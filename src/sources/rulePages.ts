import {partPage} from '../addresses/formatPages';
import {rejectionEntry} from '../addresses/places';
import {formatsWith} from '../contracts/formats/registry';
import type {Format, RuleSet} from '../contracts/formats/registryFile';
import {rejectionName, type Rejection} from '../contracts/formats/rejections';
import {groupBy} from '../contracts/groupBy';
import {ruleSetView, type Explained, type RuleSetView} from '../contracts/formats/ruleSetViews';
import {findIn} from './authorFault';
import {rejections, rejectionViewOf} from './examples';
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

/** A rejection whose links within its own page lead there from any page. */
export function awayFrom(page: string, {meaning, cause, fix, ...rejection}: Rejection): Rejection {
  const away = (text: string): string => text.replaceAll('](#', `](${page}#`);
  return {...rejection, meaning: away(meaning), cause: cause && away(cause), fix: away(fix)};
}

/** The rules that the pages of formats explain, each by its first rejection. */
function explainedIn(formats: readonly Format[]): ReadonlyMap<string, Explained> {
  const all = formats.flatMap((format) =>
    format.messages.flatMap(({id}) => rejections(id).map((rejection) => ({...format, message: id, rejection}))),
  );
  const explained = [...groupBy(all, ({rejection}) => rejection.rule)].flatMap(([rule, same]) => {
    const [first, ...others] = [...groupBy(same, ({title}) => title).values()].flatMap((each) => each.slice(0, 1));
    if (!first) return [];
    const rejection = rejectionViewOf(first.message, awayFrom(partPage(first.page, 'rejections'), first.rejection));
    const placeOf = ({title, page, rejection: other}: typeof first) => ({
      title,
      href: rejectionEntry(page, rejectionName(other)),
    });
    return [[rule, {rejection, others: others.map(placeOf)}] as const];
  });
  return new Map(explained);
}

/** A rule set as its page shows it, by its id in the registry. */
export const ruleSetPageView = memoized((id: string): RuleSetView => {
  const registry = formatRegistry();
  const set = findIn([...registry.ruleSets.values()], (each) => each.id === id, `no rule set '${id}'`);
  const formats = formatsWith(registry, set);
  return ruleSetView(set, [...officialRules(id).values()], formats, explainedIn(formats));
});
