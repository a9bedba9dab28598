import {missingInWords, unexpectedInWords} from './expected';
import {called, shown, type SchemaPlace} from './names';
import {typeInWords} from './types';

/** Of whom a message speaks: an element, or an attribute of it. */
interface Subject {
  /** `{namespace}DueDate`. */
  readonly written: string;
  readonly attribute: string | undefined;
  readonly place: SchemaPlace;
}

type Words = (groups: readonly string[], subject: Subject) => string;

const localOf = (written: string): string => written.replace(/^\{[^}]*\}/, '');

const attributeOf = ({attribute = '', written, place}: Subject): string =>
  `The attribute ${localOf(attribute)} of ${called(written, place)}`;

/** 'The element cbc:Note', 'The attribute schemeID of cbc:ID'. */
const whole = (subject: Subject): string =>
  subject.attribute ? attributeOf(subject) : `The element ${called(subject.written, subject.place)}`;

const valueOf = (subject: Subject, value: string): string =>
  value.trim() === '' ? `${whole(subject)} is empty.` : `${whole(subject)} contains '${shown(value)}'.`;

function wrongValue(value: string, type: string | undefined, subject: Subject): string {
  const must = typeInWords(type, localOf(subject.attribute ?? subject.written));
  return `${valueOf(subject, value)} ${must ? `It must be ${must}.` : "The schema doesn't allow this value."}`;
}

const bound =
  (words: string): Words =>
  ([value = '', limit = ''], subject) =>
    `${valueOf(subject, value)} It must be ${words} ${limit}.`;

const length =
  (words: string): Words =>
  ([real = '', limit = ''], subject) =>
    `${whole(subject)} has ${real} characters, but must have ${words} ${limit}.`;

const withoutText: Words = (_, subject) =>
  `${whole(subject)} contains text, but it can contain only other elements. Move the text into one of these elements, or remove it.`;

const simple: Words = (_, subject) => `${whole(subject)} contains another element, but it can contain only a value.`;

const onlyEmpty: Words = (_, subject) => `${whole(subject)} must be empty.`;

/** Kinds of messages by what they say after the element, as libxml2 writes them (xmlschemas.c), with the same in words. */
const KINDS: readonly (readonly [RegExp, Words])[] = [
  [
    /^This element is not expected\.(?: Expected is (?:one of )?\( (.*) \)\.)?$/s,
    ([list], {written, place}) => unexpectedInWords(written, list, place),
  ],
  [
    /^Missing child element\(s\)\. Expected is (?:one of )?\( (.*) \)\.$/s,
    ([list = ''], {written, place}) => missingInWords(written, list, place),
  ],
  [/^Missing child element\(s\)\.$/, (_, subject) => `${whole(subject)} doesn't contain all required elements.`],
  [
    /^'(.*)' is not a valid value of the (?:local )?(?:atomic|union|list) type(?: '(.*)')?\.$/s,
    ([value = '', type], subject) => wrongValue(value, type, subject),
  ],
  [
    /^\[facet 'pattern'\] The value '(.*)' is not accepted by the pattern '(.*)'\.$/s,
    ([value = '', pattern = ''], subject) => `${valueOf(subject, value)} It must match the pattern ${pattern}.`,
  ],
  [
    /^\[facet 'enumeration'\] The value '(.*)' is not an element of the set \{(.*)\}\.$/s,
    ([value = '', set = ''], subject) => `${valueOf(subject, value)} It must be one of these values: ${shown(set)}.`,
  ],
  [
    /^\[facet 'length'\] The value has a length of '(\d+)'; this differs from the allowed length of '(\d+)'\.$/s,
    length('exactly'),
  ],
  [
    /^\[facet 'minLength'\] The value has a length of '(\d+)'; this underruns the allowed minimum length of '(\d+)'\.$/s,
    length('at least'),
  ],
  [
    /^\[facet 'maxLength'\] The value has a length of '(\d+)'; this exceeds the allowed maximum length of '(\d+)'\.$/s,
    length('at most'),
  ],
  [
    /^\[facet 'fractionDigits'\] The value '(.*)' has more fractional digits than are allowed \('(\d+)'\)\.$/s,
    ([value = '', most = ''], subject) => `${valueOf(subject, value)} It can have at most ${most} decimal places.`,
  ],
  [
    /^\[facet 'totalDigits'\] The value '(.*)' has more digits than are allowed \('(\d+)'\)\.$/s,
    ([value = '', most = ''], subject) => `${valueOf(subject, value)} It can have at most ${most} digits.`,
  ],
  [
    /^\[facet 'minInclusive'\] The value '(.*)' is less than the minimum value allowed \('(.*)'\)\.$/s,
    bound('at least'),
  ],
  [
    /^\[facet 'maxInclusive'\] The value '(.*)' is greater than the maximum value allowed \('(.*)'\)\.$/s,
    bound('at most'),
  ],
  [/^\[facet 'minExclusive'\] The value '(.*)' must be greater than '(.*)'\.$/s, bound('greater than')],
  [/^\[facet 'maxExclusive'\] The value '(.*)' must be less than '(.*)'\.$/s, bound('less than')],
  [
    /^The (?:actual )?value '(.*)' does not match the fixed value constraint '(.*)'\.$/s,
    ([value = '', fixed = ''], subject) => `${valueOf(subject, value)} It must be '${shown(fixed)}'.`,
  ],
  [
    /^The attribute '(.*)' is required but missing\.$/s,
    ([name = ''], subject) => `${whole({...subject, attribute: undefined})} must have the attribute ${localOf(name)}.`,
  ],
  [
    /^The attribute '(.*)' is not allowed\.$/s,
    ([name = ''], subject) =>
      `${whole({...subject, attribute: undefined})} must not have the attribute ${localOf(name)}.`,
  ],
  [
    /^Character content other than whitespace is not allowed because the content type is 'element-only'\.$/,
    withoutText,
  ],
  [
    /^(?:Character content|Element content|Neither character nor element content) is not allowed,? because the (?:content type|element) is (?:empty|'nilled')\.$/,
    onlyEmpty,
  ],
  [
    /^Element content is not allowed, because the (?:content type is a simple type definition|type definition is simple)\.$/,
    simple,
  ],
  [
    /^No matching global declaration available for the validation root\.$/,
    (_, subject) =>
      `${whole(subject)} can't be the root element of this type of document. Check its name and its namespace.`,
  ],
  [
    /^No matching global (element|attribute) declaration available, but demanded by the strict wildcard\.$/,
    (_, subject) =>
      `The schema doesn't contain ${whole(subject).replace(/^The /, 'the ')}. Check its name and its namespace.`,
  ],
  [/^The element is not 'nillable'\.$/, (_, subject) => `${whole(subject)} must not have the attribute xsi:nil.`],
];

/** A message of the schema, whose subject has been read, in words; nothing for a kind that isn't known. */
export function kindInWords(says: string, subject: Subject): string | undefined {
  for (const [pattern, words] of KINDS) {
    const found = pattern.exec(says);
    if (found) return words(found.slice(1), subject);
  }
  return undefined;
}
