/** What a value of a type of XML Schema looks like, as the end of a sentence: 'must be …'. */
const TYPES: Readonly<Record<string, string>> = {
  decimal: 'a number with a decimal point and no other separators or symbols, such as 1234.56',
  date: 'a date, such as 2026-11-29',
  time: 'a time, such as 09:30:00',
  dateTime: 'a date with a time, such as 2026-11-29T09:30:00',
  boolean: 'true or false',
  integer: 'a whole number',
  positiveInteger: 'a whole number greater than 0',
  nonNegativeInteger: 'a whole number that is 0 or greater',
  base64Binary: 'a Base64-encoded file',
  anyURI: 'a URI, such as https://example.com/',
  language: 'a language code, such as nl',
  normalizedString: 'text on a single line',
  token: 'text without leading, trailing, or consecutive spaces',
  ID: 'a unique name without spaces',
  AnyDateTimeType: 'a date, or a date with a time, such as 2026-11-29T09:30:00',
};

/** Types by the end of the name of an element or attribute, for the types that a message doesn't name. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/(?:Amount|Quantity|Measure|Percent|Numeric|Rate|Value)$/, 'decimal'],
  [/DateTime$/, 'dateTime'],
  [/Date$/, 'date'],
  [/Time$/, 'time'],
  [/Indicator$/, 'boolean'],
  [/BinaryObject$/, 'base64Binary'],
];

/**
 * What a value must look like.
 * @param type as a message names it: `xs:decimal`, `{http://…}AnyDateTimeType`; nothing for a type without a name
 * @param name of the element or attribute: `LineExtensionAmount`
 * @returns the end of a sentence, or nothing where neither type nor name says it
 */
export function typeInWords(type: string | undefined, name: string): string | undefined {
  const local = type?.replace(/^(?:\{[^}]*\}|[^:]*:)/, '') ?? '';
  return TYPES[local] ?? TYPES[BY_NAME.find(([end]) => end.test(name))?.[1] ?? ''];
}
