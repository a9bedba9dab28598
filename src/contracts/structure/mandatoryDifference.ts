import type {MandatoryRow} from './mandatoryElements';

/** How what a format asks for differs from what another one with the same elements asks for. */
export interface MandatoryDifference {
  /** Rows that replace those of the other with the same key, or that it doesn't have. */
  readonly rows: readonly MandatoryRow[];
  /** Rows of the other that don't apply, unless all of them are conditions of `rules`. */
  readonly dropped: readonly MandatoryRow[];
  /** Rules of the other that the format doesn't have: a case of the other with none left doesn't apply. */
  readonly rules: readonly string[];
  /** Rows of the other that apply without their remark. */
  readonly unremarked: readonly MandatoryRow[];
}

const isAlways = ({cases}: MandatoryRow): boolean => cases.some(({whenHtml}) => !whenHtml);

/** A row without rules, and without the cases that had no others. */
function without(gone: ReadonlySet<string>, row: MandatoryRow): MandatoryRow {
  const cases = row.cases.flatMap((each) => {
    const rules = each.rules.filter(({text}) => !gone.has(text));
    return rules.length > 0 || each.rules.length === 0 ? [{...each, rules}] : [];
  });
  return {...row, cases};
}

/** What a row states, without its links and its remark. */
const stated = ({name, paths, cardinality, cases}: MandatoryRow): string =>
  JSON.stringify([
    name,
    paths,
    cardinality,
    cases.map(({whenHtml, rules}) => [whenHtml, ...rules.map(({text}) => text)]),
  ]);

/**
 * Compares the rows of a format with those of the format whose page has the full account. Both are those of `mandatoryRows`.
 * @param isRule whether the rule sets of the format have a rule, as pages name it
 */
export function mandatoryDifference(
  own: readonly MandatoryRow[],
  other: readonly MandatoryRow[],
  isRule: (rule: string) => boolean,
): MandatoryDifference {
  const named = other.flatMap(({cases}) => cases.flatMap(({rules}) => rules.map(({text}) => text)));
  const gone = new Set(named.filter((rule) => !isRule(rule)));
  const kept = new Map(other.map((row) => [row.key, without(gone, row)]));
  const isKept = (row: MandatoryRow): boolean => {
    const there = kept.get(row.key);
    return there !== undefined && stated(there) === stated(row) && (!row.noteHtml || row.noteHtml === there.noteHtml);
  };
  const mine = new Map(own.map((row) => [row.key, row]));
  return {
    rows: own.filter((row) => !isKept(row)),
    dropped: other.filter((row) => !mine.has(row.key) && (isAlways(row) || kept.get(row.key)?.cases.length !== 0)),
    rules: [...gone].sort(),
    unremarked: other.filter(({key, noteHtml}) => {
      const row = mine.get(key);
      return noteHtml !== undefined && row !== undefined && isKept(row) && row.noteHtml === undefined;
    }),
  };
}
