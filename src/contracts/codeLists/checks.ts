import type {Format, FormatMessage} from '../formats/registryFile';
import type {Level} from '../formats/schematron';
import {groupBy} from '../groupBy';
import type {RuleList} from './ruleLists';

/** A check of a list's codes in a format: every code in an element that it checks must be one of these. */
export interface Check {
  readonly selector: string;
  readonly format: Format;
  readonly rules: readonly string[];
  readonly level: Level;
  /** When the rule applies, if it doesn't always. */
  readonly condition?: string;
  readonly codes: ReadonlySet<string>;
}

export type ListsOfRuleSet = (ruleSet: string) => readonly RuleList[];

/** `BR-CL-23`, `BR-CL-01 of cbc:CreditNoteTypeCode`, `$clISO4217`, or `codedb 7`. */
function selects(selector: string, {rule, name, element}: RuleList): boolean {
  if (/^(?:\$|codedb )/.test(selector)) return name === selector;
  const [wanted, of] = selector.split(' of ');
  return rule === wanted && (of === undefined || element === of);
}

/** The rules of NLCIUS that apply to Dutch sellers alone have a variable of that meaning in their context. */
const conditionOf = ({context}: RuleList): string | undefined =>
  context.includes('[$s]') ? 'if the seller is Dutch' : undefined;

/** The checks of a message that a selector names. Of `A or B`, one of the rules must permit the code. */
function checksBy(selector: string, format: Format, message: FormatMessage, lists: readonly RuleList[]): Check[] {
  const alternatives = selector.split(' or ');
  const found = lists.filter((list) => alternatives.some((each) => selects(each, list)));
  const [first] = found;
  const checkOf = (list: RuleList, all: readonly RuleList[]): Check => ({
    ...{selector, format, condition: conditionOf(list)},
    level: message.levels[list.rule] ?? list.level,
    rules: all.map(({rule}) => rule),
    codes: new Set(all.flatMap(({codes}) => codes)),
  });
  if (alternatives.length === 1) return found.map((list) => checkOf(list, [list]));
  return first ? [checkOf(first, found)] : [];
}

/** The checks of a list in all formats. @param selectors of its rules; @param only ids of the formats to look at, if not all */
export const checksOf = (
  selectors: readonly string[],
  formats: readonly Format[],
  listsOf: ListsOfRuleSet,
  only?: readonly string[],
): Check[] =>
  formats
    .filter(({id}) => only?.includes(id) ?? true)
    .flatMap((format) =>
      format.messages.flatMap((message) =>
        message.ruleSets.flatMap((ruleSet) =>
          selectors.flatMap((selector) => checksBy(selector, format, message, listsOf(ruleSet))),
        ),
      ),
    );

const formatsOf = (checks: readonly Check[]): Format[] => [...new Set(checks.map(({format}) => format))];

/** How a format takes a code: by the worst level of its checks that lack it. */
function verdictOf(code: string, format: Format, checks: readonly Check[]): 'permitted' | 'warning' | 'rejected' {
  const failed = checks.filter((each) => each.format === format && !each.codes.has(code));
  if (failed.some(({level}) => level === 'fatal')) return 'rejected';
  return failed.some(({level}) => level === 'warning') ? 'warning' : 'permitted';
}

/** The codes that a check permits, and all that rejects none of them in some format. */
export function permittedCodes(checks: readonly Check[]): Set<string> {
  const formats = formatsOf(checks);
  const all = new Set(checks.flatMap(({codes}) => [...codes]));
  return new Set([...all].filter((code) => formats.some((format) => verdictOf(code, format, checks) !== 'rejected')));
}

/**
 * The names of formats, in the order of the registry: one name for a format in UBL and CII, and for all formats of a syntax.
 * @param known all formats with checks of the same list
 */
export function formatNames(formats: readonly Format[], known: readonly Format[]): string[] {
  if (formats.length === known.length && known.length > 1) return [ALL_FORMATS];
  const ofSyntax = known.filter(({syntax}) => syntax.name === formats[0]?.syntax.name);
  const isSyntax = ofSyntax.length > 1 && ofSyntax.length === formats.length;
  if (isSyntax && ofSyntax.every((each) => formats.includes(each)))
    return [`${ALL_FORMATS} in ${ofSyntax[0]?.syntax.name}`];
  const names = known.flatMap((format) => {
    if (!formats.includes(format)) return [];
    const same = known.filter(({label}) => label === format.label);
    const isWhole = same.every((each) => formats.includes(each));
    return isWhole ? format.label : `${format.label} (${format.syntax.name})`;
  });
  return [...new Set(names)];
}

/** Where a code is permitted that no format rejects. */
export const ALL_FORMATS = 'All formats';

/** Where a code is permitted, in words: `All formats`, `All except A`, or `A, B (with a warning)`. */
export function permittedText(code: string, checks: readonly Check[]): string {
  const known = formatsOf(checks);
  const verdicts = groupBy(known, (format) => verdictOf(code, format, checks));
  const {permitted = [], warning: warned = [], rejected: rejecting = []} = Object.fromEntries(verdicts);
  const names = [
    ...formatNames(permitted, known),
    ...(warned.length > 0 ? formatNames(warned, known).map((name) => `${name} (with a warning)`) : []),
  ].join(', ');
  const except = `All except ${formatNames(rejecting, known).join(', ')}`;
  return rejecting.length > 0 && warned.length === 0 && except.length < names.length ? except : names;
}

/** Rules with the same codes, level and formats, as a row shows them. */
export interface CheckRow {
  readonly rules: readonly string[];
  readonly level: Level;
  readonly condition?: string;
  /** How many of the list's codes the rules permit. */
  readonly count: number;
  readonly formats: readonly Format[];
}

/** The rules that check a list, those with the same codes, level and formats in one row. @param ids the codes of the list */
export function checkRows(checks: readonly Check[], ids: readonly string[]): CheckRow[] {
  const keyOf = ({level, condition, codes}: Check): string => [level, condition, ...[...codes].sort()].join(' ');
  const keys = new Map(checks.map((check) => [check, keyOf(check)]));
  const byRule = groupBy(checks, (check) => `${check.rules.join(' ')}: ${keys.get(check)}`).values();
  const rows = groupBy(byRule, (group) => {
    const [key] = group.map((check) => keys.get(check));
    return [...formatsOf(group).map(({id}) => id), key].join(' ');
  });
  return [...rows.values()].flatMap((groups) => {
    const all = groups.flat();
    return all.slice(0, 1).map(({level, condition, codes}) => ({
      ...{level, condition, formats: formatsOf(all)},
      rules: [...new Set(all.flatMap(({rules}) => rules))],
      count: ids.filter((id) => codes.has(id)).length,
    }));
  });
}
