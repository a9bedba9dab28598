import type {PageLink} from '../model';
import type {OfficialRule, OfficialText} from './officialRules';
import type {Format, RuleSet} from './registryFile';
import type {RejectionView} from './rejectionViews';
import {dateText} from './words';
import type {Level} from './schematron';

/** A rejection of a rule, and where the pages of other formats explain the rule. */
export interface Explained {
  readonly rejection: RejectionView;
  readonly others: readonly PageLink[];
}

export type RuleRow = ReturnType<typeof rowsOf>[number];
export type ExplainedRule = ReturnType<typeof explainedRule>;

const LEVELS = {fatal: 'Fatal', warning: 'Warning', information: 'Information'} as const;

const GROUPS = {
  fatal: {title: 'Other fatal rules', counted: 'fatal'},
  warning: {title: 'Other warnings', counted: 'warnings'},
  information: {title: 'Other informational rules', counted: 'for information'},
} as const;

const NAMES = new Intl.Collator('en', {numeric: true});

/** The formats in which a rule has another level: `Warning in XRechnung`. */
const exceptionsOf = (rule: string, level: Level, formats: readonly Format[]): string[] =>
  formats.flatMap(({title, messages}) =>
    messages.flatMap(({levels: {[rule]: own}}) => (own && own !== level ? [`${LEVELS[own]} in ${title}`] : [])),
  );

/** A row for each text of a rule. The first one of a rule has its anchor. */
const rowsOf = ({id, texts}: OfficialRule, formats: readonly Format[]) =>
  texts.map(({level, ...text}, index) => ({
    ...{rule: id, level, ...text},
    anchor: index === 0 ? id : undefined,
    exceptions: exceptionsOf(id, level, formats),
  }));

function explainedRule(rows: readonly RuleRow[], {rejection, others}: Explained) {
  const [first] = rows;
  const levels = first ? [LEVELS[first.level], ...first.exceptions] : [];
  return {...rejection, levels, rows, others};
}

const fatalFirst = <Rule extends {readonly levels: readonly string[]}>(rules: readonly Rule[]): readonly Rule[] => {
  const isFatal = ({levels: [level]}: Rule): boolean => level === LEVELS.fatal;
  return [...rules.filter(isFatal), ...rules.filter((rule) => !isFatal(rule))];
};

/** How many rules have a level. */
export const countOf = (rules: readonly OfficialRule[], level: Level): number =>
  rules.filter(({texts}) => texts.some((text: OfficialText) => text.level === level)).length;

interface Group {
  readonly id: Level;
  readonly title: string;
  /** What rules with this level are called behind their number. */
  readonly counted: string;
  /** How many rules have this level, the explained ones included. */
  readonly count: number;
  /** The rules that no page explains. */
  readonly rows: readonly RuleRow[];
}

/** A rule set as its page shows it: the rules that a page of a format explains, then the others by their levels. */
export interface RuleSetView
  extends Pick<RuleSet, 'name' | 'version'>, Pick<RuleSet['release'], 'publisher' | 'released' | 'source'> {
  readonly formats: readonly PageLink[];
  readonly explained: readonly ExplainedRule[];
  readonly groups: readonly Group[];
}

/**
 * A rule set with its rules.
 * @param formats those that use it, with the messages that do
 * @param explained what the pages of these formats say, by rule
 */
export function ruleSetView(
  {name, version, release}: RuleSet,
  rules: readonly OfficialRule[],
  formats: readonly Format[],
  explained: ReadonlyMap<string, Explained>,
): RuleSetView {
  const sorted = [...rules].sort((a, b) => NAMES.compare(a.id, b.id)).map((rule) => rowsOf(rule, formats));
  const isExplained = ([row]: readonly RuleRow[]): boolean => explained.has(row?.rule ?? '');
  const others = sorted.filter((rows) => !isExplained(rows)).flat();
  const groups = (['fatal', 'warning', 'information'] as const).map((level) => ({
    ...{id: level, ...GROUPS[level], count: countOf(rules, level)},
    rows: others.filter((row) => row.level === level),
  }));
  return {
    name,
    ...{version, publisher: release.publisher, released: dateText(release.released), source: release.source},
    formats: formats.map(({title, page}) => ({title, href: page})),
    explained: fatalFirst(
      [...explained].flatMap(([id, each]) => {
        const rows = sorted.find(([row]) => row?.rule === id);
        return rows ? [explainedRule(rows, each)] : [];
      }),
    ),
    groups: groups.filter(({count}) => count > 0),
  };
}
