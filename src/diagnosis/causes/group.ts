import {groupBy} from '../../contracts/groupBy';
import type {ReportFinding} from '../model';
import type {PlaceOf} from './place';
import {termsNamed} from './terms';

/** A finding of the schema, whose messages are about one element each. */
const SCHEMA = 'XSD';

/** From how many kinds of places on it is one cause. */
const MOST_KINDS = 4;

const withoutPositions = (location: string): string => location.replace(/\[\d+\]/g, '');

/** Findings of one rule at places of one kind, such as all lines. */
const atPlacesOfOneKind = (findings: readonly ReportFinding[]): ReportFinding[][] => [
  ...groupBy(findings, ({rule, severity, location, message}) =>
    [rule, severity, withoutPositions(location), rule === SCHEMA ? message : ''].join('\n'),
  ).values(),
];

/** The same, where one rule says the same at places of many kinds, such as a wrong currency at each amount. */
const ofOneRule = (findings: readonly ReportFinding[]): ReportFinding[][] => {
  const words = groupBy(atPlacesOfOneKind(findings), ([first]) => `${first?.rule}\n${first?.message}`);
  return [...words.values()].flatMap((same) => (same.length > MOST_KINDS ? [same.flat()] : same));
};

/** The places of findings, in one text; empty where one has none. */
function placesOf(findings: readonly ReportFinding[], placeOf: PlaceOf): string {
  const places = findings.map((finding) => placeOf(finding)?.start);
  return places.includes(undefined) ? '' : [...new Set(places)].sort().join(' ');
}

const isSchema = (findings: readonly ReportFinding[]): boolean => findings.some(({rule}) => rule === SCHEMA);

/** Whether what is found is an element with a value of its own, about which there is one thing to say. */
const isValue = ([first]: readonly ReportFinding[], placeOf: PlaceOf): boolean =>
  first !== undefined && placeOf(first)?.children.length === 0;

/**
 * Whether two rules that find something at the same places say the same. Of a value, they do unless they name different terms, and are equally serious
 * (the schema is more so than a rule). Of a group, whose children can be wrong for many reasons, only if they name the same terms.
 */
function sayTheSame(left: readonly ReportFinding[], right: readonly ReportFinding[], placeOf: PlaceOf): boolean {
  const [own, others] = [termsNamed(left).sort().join(), termsNamed(right).sort().join()];
  if (own === others && own !== '') return true;
  if (!isValue(left, placeOf) || (own !== '' && others !== '')) return false;
  return isSchema(left) || isSchema(right) || left[0]?.severity === right[0]?.severity;
}

/** How many groups at a place are compared, each with each. More than that at one place have one cause. */
const MOST = 100;

/** Groups of rules at the same places that say the same, joined. */
function joined(groups: readonly ReportFinding[][], placeOf: PlaceOf): ReportFinding[][] {
  if (groups.length > MOST) return [groups.flat()];
  const causes: ReportFinding[][] = [];
  for (const group of groups) {
    const same = causes.find((cause) => sayTheSame(cause, group, placeOf));
    if (same) same.push(...group);
    else causes.push([...group]);
  }
  return causes;
}

/**
 * Findings by their causes, as far as the findings tell: one rule at many places of a kind is one cause, and so are rules that say the same of the same
 * places, such as EN 16931, a format that repeats it, and the schema.
 * @param placeOf undefined for a file without places
 */
export function grouped(findings: readonly ReportFinding[], placeOf: PlaceOf | undefined): ReportFinding[][] {
  const byRule = ofOneRule(findings);
  if (!placeOf) return byRule;
  const byPlaces = groupBy(byRule, (group) => placesOf(group, placeOf));
  return Array.from(byPlaces, ([places, groups]) => (places === '' ? groups : joined(groups, placeOf))).flat();
}
