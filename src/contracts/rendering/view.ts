import {allValues, repeatedIn, severalIn, without, type Group} from './groups';
import {isAmount, lineOf, shortLabel, sortedGroups, sortedValues, type Line, type Style} from './lines';
import {tableOf, type Rows} from './table';
import type {Value} from './values';

/** Values below each other, each with its name. Several lines have one name: those of an address. */
export interface Section {
  readonly title?: string;
  readonly amounts: boolean;
  readonly rows: readonly {readonly label: string; readonly lines: readonly Line[]}[];
}

export type Rendering = readonly (Section | Rows)[];

/** Groups whose values need no names. */
const OBVIOUS = /address$|contact(?: information)?$/i;

function sectionOf(group: Group, style: Style): Section {
  const {title} = group;
  const own = sortedValues(group.values, style).map((value) => ({
    label: shortLabel(value.label, title),
    lines: [lineOf(value, style)],
  }));
  const nested = sortedGroups(group.groups, style).map((each) => ({
    label: shortLabel(each.title, title),
    lines: sortedValues(allValues(each), style).map((value) =>
      lineOf(value, style, OBVIOUS.test(each.title) ? undefined : each.title),
    ),
  }));
  const amounts = group.values.length > 1 && group.values.every(isAmount);
  return {...(title && {title}), amounts, rows: [...own, ...nested]};
}

/** A group as a section, with a table for each kind of which it contains several. */
function partsOf(group: Group, style: Style): Rendering {
  const several = [...new Set(severalIn(group))];
  const tables = several.map((id) => {
    const same = repeatedIn(group).filter((each) => each.id === id);
    return tableOf(same, style);
  });
  const section = sectionOf(without(group, several), style);
  return section.rows.length > 0 ? [section, ...tables] : tables;
}

/** The identifiers of specifications and processes, which few read. */
const isUrn = ({text}: Value): boolean => text.startsWith('urn:');

/** The groups of a document: first what is in none, then each group as a section, or a table where there can be several of it. */
export function renderingOf(root: Group, style: Style): Rendering {
  const groups = sortedGroups(root.groups, style);
  const parts = [...new Set(groups.map(({id}) => id))].flatMap((id) => {
    const same = groups.filter((group) => group.id === id);
    const [first] = same;
    return first && !first.repeats ? partsOf(first, style) : tableOf(same, style);
  });
  const values = [...root.values.filter((value) => !isUrn(value)), ...root.values.filter(isUrn)];
  return [...partsOf({...root, values, groups: []}, style), ...parts];
}
