import {sizeText} from '../../contracts/rendering/texts';
import type {Group, Value} from '../../conversion/model';

/** The types of terms whose values are numbers. */
const NUMERIC = /amount$|^Quantity$|^Percentage$/i;

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** A text without the zeros that it ends with. */
function withoutZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
}

/** A decimal number in its shortest form: `10.00` is `10`, `-0.0` is `0`. A text that is no number stays. */
function shortest(text: string): string {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  if (sign === undefined || whole + fraction === '') return text;
  const decimals = withoutZeros(fraction);
  const number = `${whole.replace(/^0+/, '') || '0'}${decimals && `.${decimals}`}`;
  return sign === '-' && number !== '0' ? `-${number}` : number;
}

const attributesOf = ({attributes}: Value): string[] =>
  Object.entries(attributes)
    .map(([name, value]) => `${name} ${value.trim()}`)
    .sort();

/** A value in a form that is equal for equal values: numbers by value, texts without spaces around them. @param type of the term */
export function canonical(value: Value, type = ''): string {
  const text = value.text.trim();
  const equal = NUMERIC.test(type) ? shortest(text) : type === 'Binary object' ? text.replace(/\s+/g, '') : text;
  return JSON.stringify([equal, ...attributesOf(value)]);
}

/** A value for readers, with its attributes. Of an embedded file, only the size is shown. @param type of the term */
export function shownValue(value: Value, type = ''): string {
  const text = type === 'Binary object' ? sizeText(value.text) : value.text.trim();
  const attributes = attributesOf(value);
  return attributes.length > 0 ? `${text} (${attributes.join(', ')})` : text;
}

/** A group in a form that is equal for groups that say the same. @param typeOf the type of a term */
export function fingerprint({values, groups}: Group, typeOf: (term: string) => string | undefined): string {
  const own = Array.from(values, ([id, all]) => [id, ...all.map((each) => canonical(each, typeOf(id))).sort()]);
  const inner = Array.from(groups, ([id, all]) => [id, ...all.map((each) => fingerprint(each, typeOf)).sort()]);
  return JSON.stringify([...own, ...inner].map((each) => JSON.stringify(each)).sort());
}
