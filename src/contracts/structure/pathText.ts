import {withoutConditions} from './terms';

/** A path as pages show it: without conditions, which stand behind it in words. */
export interface PathText {
  readonly path: string;
  /** `cbc:ChargeIndicator is true`. */
  readonly where?: string;
}

const AXIS = /(?:preceding-sibling|following-sibling|ancestor|parent)::/g;
const AND = /\s*and\s*(?=following|preceding|ancestor|@)/;

function inWords(condition: string): string {
  const negated = /^not\(([^=]+)='?([^')]*)'?\)$/.exec(condition);
  if (negated) return `${negated[1]} isn’t ${negated[2]}`;
  const [, test, tested = ''] = /^(exists|empty)\((.*)\)$/.exec(condition) ?? [];
  if (test) return `${test === 'exists' ? 'with' : 'without'} ${tested.replace(AXIS, '')}`;
  const [, left = '', sign, right = ''] = /^([^!=]+)(!?=)(.*)$/.exec(condition) ?? [];
  const name = left.replace(AXIS, '').replace('cac:AllowanceCharge/', '');
  if (right.includes('::')) return `${name} is that of ${right.split('::').at(-1)}`;
  return `${name} ${sign === '=' ? 'is' : 'isn’t'} ${right.replace(/[()']/g, '').replaceAll(',', ' or ')}`;
}

/** What the conditions of a path say; nothing for a path without. */
export function conditionOf(path: string): string | undefined {
  const conditions = Array.from(path.matchAll(/\[([^\]]*)\]/g), ([, written = '']) => written.split(AND)).flat();
  return conditions.map(inWords).join(' and ') || undefined;
}

/** A path of a business term as pages show it. */
export function pathText(written: string): PathText {
  const where = conditionOf(written);
  return {path: withoutConditions(written), ...(where && {where})};
}
