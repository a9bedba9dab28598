import type {Step, Value} from './values';

export interface Group extends Step {
  readonly values: Value[];
  readonly groups: Group[];
}

const emptyGroup = (step: Step): Group => ({...step, values: [], groups: []});

/** Labels that say nothing without the name of the group around them. */
const VAGUE = /^(?:(?:Document |Reference )?identifier|Name|Identifier value)$/i;

const isAlone = ({values, groups}: Group): boolean => values.length === 1 && groups.length === 0;

/** A group without those in it that have one value: it becomes the group's own. A group that only contains one other has its content. */
function simplified(group: Group): Group {
  const inside = group.groups.map(simplified);
  const larger = new Set(inside.flatMap((each) => (isAlone(each) ? [] : each.id)));
  const alone = inside.filter(({id}) => !larger.has(id));
  const hoisted = alone.flatMap(({title, values}) =>
    values.map((value) => ({...value, label: VAGUE.test(value.label) ? title : value.label})),
  );
  const values = [...group.values, ...hoisted];
  const groups = inside.filter(({id}) => larger.has(id));
  const [only, ...more] = groups;
  if (group.key && only && more.length === 0 && values.length === 0) {
    return {...group, repeats: group.repeats || only.repeats, values: only.values, groups: only.groups};
  }
  return {...group, values, groups};
}

/** The values of a document in their groups. */
export function groupedValues(values: readonly Value[]): Group {
  const root = emptyGroup({id: '', key: '', title: '', repeats: false});
  const known = new Map<Group, Map<string, Group>>();
  /** The group of a step within another one, which gets it if it doesn't have it. */
  function within(group: Group, step: Step): Group {
    const inside = known.get(group) ?? new Map<string, Group>();
    const next = inside.get(step.key) ?? emptyGroup(step);
    if (!inside.has(step.key)) group.groups.push(next);
    known.set(group, inside.set(step.key, next));
    return next;
  }
  for (const value of values) value.steps.reduce(within, root).values.push(value);
  return simplified(root);
}

/** The ids of groups in a group of which it has several, with more than one value each. */
export const severalIn = (group: Group): string[] => {
  const ids = repeatedIn(group).flatMap((each) => (isAlone(each) ? [] : [each.id]));
  return ids.filter((id, index) => ids.indexOf(id) < index);
};

/** A group without some of the groups in it. */
export const without = (group: Group, ids: readonly string[]): Group => ({
  ...group,
  groups: group.groups.filter(({id}) => !ids.includes(id)).map((each) => without(each, ids)),
});

/** The values of a group and of the groups in it that don't repeat. */
export const flatValues = ({values, groups}: Group): Value[] => [
  ...values,
  ...groups.filter(({repeats}) => !repeats).flatMap(flatValues),
];

/** The groups in a group that repeat. */
export const repeatedIn = ({groups}: Group): Group[] =>
  groups.flatMap((group) => (group.repeats ? [group] : repeatedIn(group)));

/** The values of a group and of all groups in it. */
export const allValues = (group: Group): Value[] => [...group.values, ...group.groups.flatMap(allValues)];
