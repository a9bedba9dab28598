import type {Correction} from '../model';
import {writtenName} from '../schemaWords/names';
import type {SourceElement} from '../source/model';
import {knownOf, type Setting} from './setting';

/** An order that is wrong in more places isn't a mistake of a few elements. */
const MOST = 6;
/** With more children the search for the fewest moves would take long. */
const LONGEST = 2000;

/** The place of each child in the order; one that the order doesn't have stays behind the one before it. */
function ranksOf(children: readonly SourceElement[], order: readonly string[]): number[] {
  let before = -1;
  return children.map(({name}) => {
    const rank = order.indexOf(name);
    before = rank < 0 ? before : rank;
    return before;
  });
}

/** The indexes of the longest run of ranks that doesn't fall: what can stay in its place. */
function staying(ranks: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = [];
  const previous: number[] = [];
  ranks.forEach((rank, at) => {
    let best = -1;
    for (let other = 0; other < at; other += 1) {
      if ((ranks[other] ?? 0) <= rank && (best < 0 || (lengths[other] ?? 0) > (lengths[best] ?? 0))) best = other;
    }
    lengths.push(1 + (lengths[best] ?? 0));
    previous.push(best);
  });
  const kept = new Set<number>();
  for (let at = lengths.indexOf(Math.max(0, ...lengths)); at >= 0; at = previous[at] ?? -1) kept.add(at);
  return kept;
}

/** Where an element with a rank belongs among those that stay: before the first that is behind it, or behind the last. */
function moved(
  child: SourceElement,
  rank: number,
  kept: readonly (readonly [SourceElement, number])[],
  {document}: Setting,
): Correction | undefined {
  const {text} = document;
  const next = kept.find(([, other]) => other > rank)?.[0];
  const last = kept.at(-1)?.[0];
  const lead = /\s*$/.exec(text.slice(Math.max(0, child.start - 1000), child.start))?.[0] ?? '';
  const removed = {start: child.start - lead.length, end: child.end, text: ''};
  const body = text.slice(child.start, child.end);
  if (next) {
    const edits = [removed, {start: next.start, end: next.start, text: `${body}${lead}`}];
    return {text: `Move ${writtenName(child)} before ${writtenName(next)}.`, edits};
  }
  if (!last) return undefined;
  const edits = [removed, {start: last.end, end: last.end, text: `${lead}${body}`}];
  return {text: `Move ${writtenName(child)} after ${writtenName(last)}.`, edits};
}

/** The elements of one that are in another order than the schema has, in their places. */
function sorted(parent: SourceElement, setting: Setting): Correction[] {
  const {children} = parent;
  const {children: order = []} = knownOf(parent, setting.knowledge);
  if (order.length === 0 || children.length > LONGEST) return [];
  const ranks = ranksOf(children, order);
  const stays = staying(ranks);
  const kept = children.flatMap((child, at) => (stays.has(at) ? [[child, ranks[at] ?? 0] as const] : []));
  const moves = children.flatMap((child, at) =>
    stays.has(at) ? [] : [moved(child, ranks[at] ?? 0, kept, setting) ?? []].flat(),
  );
  if (moves.length === 0 || moves.length > MOST) return [];
  return [{text: moves.map(({text}) => text).join(' '), edits: moves.flatMap(({edits}) => edits)}];
}

/** For an element that the schema doesn't expect: the elements around it, or in it, in the order of the schema. */
export function order(setting: Setting): Correction[] {
  const {element, finding} = setting;
  if (finding.layer !== 'schema') return [];
  return [element.parent, element].flatMap((each) => (each ? sorted(each, setting) : []));
}
