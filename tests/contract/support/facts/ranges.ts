import type {Places} from './locate';
import {limitsIn, type Limit} from './limits';
import {allDemands, type Placed} from './requires';
import type {Rule} from './schematron';
import type {SchemaTree} from './xsd';

/** How often an element may occur, and who says so where it isn't the schema. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly minBy?: string;
  readonly maxBy?: string;
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const isIn = (path: string, group: string): boolean => path === group || path.startsWith(`${group}/`);

/** `0..n` as numbers. */
export function rangeOf(text: string): Range {
  const [min = '', max = ''] = text.split('..');
  return {min: Number(min), max: max === 'n' ? Infinity : Number(max)};
}

/** Numbers as `0..n`. */
export const rangeText = ({min, max}: Range): string => `${min}..${max === Infinity ? 'n' : max}`;

/** How often the elements of a message may occur by its schema and its rules. */
export class Ranges {
  private readonly demands: readonly Placed[];
  private readonly limits: readonly Limit[];

  constructor(
    rules: readonly Rule[],
    places: Places,
    private readonly tree: SchemaTree,
  ) {
    this.demands = allDemands(rules, places, tree);
    this.limits = limitsIn(rules, places);
  }

  /** Whether each group between a context and what is in it occurs once, so that what is asked for is asked for in each. */
  private isOnce(group: string, context: string): boolean {
    return (
      group === context ||
      (isIn(group, context) && this.tree.at(group)?.max === 1 && this.isOnce(parentOf(group), context))
    );
  }

  private isStrict(path: string, {conditional, context, rule}: Placed): boolean {
    return (
      !conditional && rule.flag !== 'warning' && !rule.context.includes('[') && this.isOnce(parentOf(path), context)
    );
  }

  private asking(path: string): Placed[] {
    return this.demands.filter((demand) => isIn(demand.path, path));
  }

  /** What the schema and the rules permit in every document; nothing for a path that the schema lacks. */
  permitted(path: string): Range | undefined {
    const schema = this.tree.at(path);
    if (!schema) return undefined;
    const asked = schema.min === 0 ? this.asking(path).find((demand) => this.isStrict(path, demand)) : undefined;
    const bound = this.limits
      .filter((limit) => limit.strict && limit.path === path && limit.max < schema.max)
      .sort((a, b) => a.max - b.max)[0];
    return {
      min: asked ? 1 : schema.min,
      max: bound?.max ?? schema.max,
      ...(asked && {minBy: asked.rule.id}),
      ...(bound && {maxBy: bound.rule}),
    };
  }

  /** The limits of an element, and those of what it must contain. */
  private limitsOf(path: string): Limit[] {
    const own = this.limits.filter((limit) => limit.path === path);
    const inner = this.tree.below(path).filter(({name, min}) => {
      const inside = `${path}/${name}`;
      const isAsked = min > 0 || this.demands.some((demand) => demand.path === inside);
      return isAsked && this.limits.some((limit) => isIn(limit.path, inside));
    });
    return [...own, ...inner.flatMap(({name}) => this.limitsOf(`${path}/${name}`))];
  }

  /** Whether a page's cardinality is that of the schema, or a rule speaks of where it is narrower. */
  hasReason(path: string, {min, max}: Range): boolean {
    const permitted = this.permitted(path) ?? {min: 0, max: Infinity};
    return (min <= permitted.min || this.isAsked(path)) && (max >= permitted.max || this.isLimited(path, max));
  }

  /** Whether some rule asks for the element, under whatever condition. */
  isAsked(path: string): boolean {
    return this.asking(path).length > 0;
  }

  /** Whether some rule limits the element to a number, under whatever condition. */
  isLimited(path: string, max: number): boolean {
    return this.limitsOf(path).some((limit) => limit.max <= max);
  }
}
