import type {Field} from './fields';

/** A currency sign or code, a percent sign, and blanks around a number. */
const AROUND = /^(?:[€$\u00A3%]|[A-Z]{3}\b)?\s*|\s*(?:[€$\u00A3%]|\b[A-Z]{3})?$/gi;
const PLAIN = /^-?\d+(?:\.\d+)?$/;
/** Digits in groups of three with one kind of separator, and decimals behind another. */
const GROUPED = /^(-?\d{1,3})(?:([ .,'\u00A0\u2009\u202F’])\d{3})(?:\2\d{3})*(?:([.,])(\d+))?$/;

function ungrouped(text: string): string | undefined {
  const [, , group = '', point, decimals] = GROUPED.exec(text) ?? [];
  if (group === '' || point === group) return undefined;
  const whole = (point ? text.slice(0, text.lastIndexOf(point)) : text).replaceAll(group, '');
  // One comma or point before three digits may be either: 1,234 and 1.234 have two readings.
  const isSure = point !== undefined || !/[.,]/.test(group) || text.split(group).length > 2;
  return isSure ? `${whole}${decimals === undefined ? '' : `.${decimals}`}` : undefined;
}

/**
 * A number that was written for people, as XML has it: '€ 1.234,56', '1 234,56', '1234,5', '89,-', '21 %', '1234.56-'.
 * Nothing for one that can be read in two ways ('1,234'), or in none.
 */
export function decimalOf(written: string): string | undefined {
  const bare = written
    .trim()
    .replace(AROUND, '')
    .replace(/^[+]/, '')
    .replace(/,-+$/, '')
    .replace(/^[\u2212–]/, '-');
  const text = bare.replace(/^(\d[^-]*)-$/, '-$1').replace(/^-\s+/, '-');
  if (PLAIN.test(text)) return text;
  if (/^-?\d+,(?:\d{1,2}|\d{4,})$/.test(text)) return text.replace(',', '.');
  if (/^-?[.,]\d+$/.test(text)) return text.replace(/^(-?)[.,]/, '$10.');
  return ungrouped(text);
}

/** A decimal number with at most two decimals, halves rounded away from zero as amounts of money are; nothing for what is no number. */
export function rounded(text: string): string | undefined {
  const [, sign = '', whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const cents = BigInt(`${whole}${decimals.padEnd(2, '0').slice(0, 2)}`) + ((decimals[2] ?? '0') >= '5' ? 1n : 0n);
  const digits = String(cents).padStart(3, '0');
  const isZero = cents === 0n;
  return `${isZero ? '' : sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const NUMBER = /^(?:unit price amount|price amount|quantity|percentage|amount|integer|decimal)$/;
const NUMERIC = /(?:Amount|Quantity|Measure|Percent|Numeric|Price|Percentage|Duration)$/;

/** Prices may have more decimals than amounts. */
const isPrice = ({element, known}: Field): boolean =>
  /price/i.test(known.type ?? '') || /Price|^ChargeAmount$/.test(element.local);

/** A number as XML has it, and an amount of money with two decimals. */
export function numbers(field: Field): string[] {
  const {element, attribute, value, known} = field;
  const isNumber = NUMBER.test(known.type?.toLowerCase() ?? '') || NUMERIC.test(element.local);
  if (attribute !== undefined || !isNumber) return [];
  const text = decimalOf(value);
  if (text === undefined) return [];
  const isAmount = element.local.endsWith('Amount') && !isPrice(field);
  const isLong = isAmount && /\.\d{3}/.test(text);
  return [...(isLong ? [rounded(text) ?? []].flat() : []), text].filter((each) => each !== value);
}

/** A number without its minus sign. */
export function unsigned({element, attribute, value, known}: Field): string[] {
  const isNumber = NUMBER.test(known.type?.toLowerCase() ?? '') || NUMERIC.test(element.local);
  return attribute === undefined && isNumber && /^\s*-\d/.test(value) ? [value.trim().slice(1)] : [];
}
