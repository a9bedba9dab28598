import {partPage} from '../addresses/formatPages';
import {rejectionEntry} from '../addresses/places';
import {formatsWith} from '../contracts/formats/registry';
import type {Format, RuleSet} from '../contracts/formats/registryFile';
import {rejectionName, type Rejection} from '../contracts/formats/rejections';
import {ruleSetView, type Explained, type RuleSetView} from '../contracts/formats/ruleSetViews';
import {findIn} from './authorFault';
import {rejections} from './examples';
import {memoized} from './files';
import {formatRegistry} from './formats';
import {rejectionViewOf} from './rejectionViews';
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
function awayFrom(page: string, {meaning, cause, fix, ...rejection}: Rejection): Rejection {
  const away = (text: string): string => text.replaceAll('](#', `](${page}#`);
  return {...rejection, meaning: away(meaning), cause: cause && away(cause), fix: away(fix)};
}

/** The rules that the pages of formats explain, each by its first rejection. */
function explainedIn(formats: readonly Format[]): ReadonlyMap<string, Explained> {
  const all = formats.flatMap((format) =>
    format.messages.flatMap(({id}) => rejections(id).map((rejection) => ({...format, message: id, rejection}))),
  );
  return new Map(
    all.flatMap(({message, page, title, rejection}, index) => {
      const {rule} = rejection;
      const same = all.filter((each) => each.rejection.rule === rule);
      if (same[0] !== all[index]) return [];
      const titles = new Set([title]);
      const others = same.filter((each) => titles.size < titles.add(each.title).size);
      const explained = {
        rejection: rejectionViewOf(message, awayFrom(partPage(page, 'rejections'), rejection)),
        others: others.map((each) => ({
          title: each.title,
          href: rejectionEntry(each.page, rejectionName(each.rejection)),
        })),
      };
      return [[rule, explained] as const];
    }),
  );
}

/** A rule set as its page shows it, by its id in the registry. */
export const ruleSetPageView = memoized((id: string): RuleSetView => {
  const registry = formatRegistry();
  const set = findIn([...registry.ruleSets.values()], (each) => each.id === id, `no rule set '${id}'`);
  const formats = formatsWith(registry, set);
  return ruleSetView(set, [...officialRules(id).values()], formats, explainedIn(formats));
});
