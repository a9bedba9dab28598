import {pathOf} from '../../contracts/xml/walk';
import type {CodeListData} from '../codes/model';
import {nearCodes} from '../codes/near';
import type {Correction} from '../model';
import {dates} from './dates';
import {changed, fieldsAround, type Field} from './fields';
import {identifiers, isVatNumber} from './identifiers';
import {numbers, unsigned} from './numbers';
import {countryOf, partyOf, schemeOf} from './party';
import {fixedAt, type Setting} from './setting';
import {currencyOf, extensionOf, listsOf} from './facts';

/** The values that a field may have meant, best first. */
type Reading = (field: Field, setting: Setting) => readonly string[];

const trimmed: Reading = ({value}) => [value.trim()].filter((text) => text !== '');

/** The values that the format fixes. */
function fixed({known, element, attribute}: Field, {knowledge}: Setting): readonly string[] {
  const path = attribute === undefined ? pathOf(element) : `${pathOf(element)}/@${attribute}`;
  return known.lists ? [] : fixedAt(path, knowledge);
}

/** The currency of the document; of the total VAT in the accounting currency, that one too. */
function currencies({attribute}: Field, {document}: Setting): string[] {
  return attribute === 'currencyID' || attribute === 'currency' ? [currencyOf(document.root) ?? []].flat() : [];
}

/** The codes of the lists that a message names: 'one of 30, 48, 49, 57, 58 or 59'. */
function permittedBy(message: string, lists: readonly CodeListData[]): ReadonlySet<string> {
  const words = new Set(message.split(/[^\w.-]+/));
  const codes = lists.flatMap((list) => list.codes.map(({code}) => code)).filter((code) => words.has(code));
  return new Set(codes.length > 1 ? codes : []);
}

/** Codes near to one that the lists don't have, or that the message of the rule leaves out. Another right code would say something else. */
function codes({known, value}: Field, {knowledge, finding}: Setting): string[] {
  const lists = listsOf(known, knowledge);
  const isCode = lists.some((list) => list.codes.some(({code}) => code === value.trim()));
  const permitted = permittedBy(finding.message, lists);
  if (isCode && (permitted.size === 0 || permitted.has(value.trim()))) return [];
  const near = nearCodes(value, lists, knowledge.aliases).map(({code}) => code);
  return isCode ? near.filter((code) => permitted.has(code)) : near;
}

/** The value that a message asks for: "MUST contain value 'NA'", 'shall be 0 (zero)'. */
function said({attribute, element, known}: Field, setting: Setting): string[] {
  const {message} = setting.finding;
  const [, value] = /\bvalue '([^']{1,100})'/.exec(message) ?? [];
  const isMeant = attribute === undefined ? !message.includes('attribute') : message.includes(attribute);
  if (value !== undefined && isMeant && element === setting.element) return [value];
  return known.type === 'Percentage' && /\bshall be 0 \(zero\)/.test(message) ? ['0'] : [];
}

/** The media type of an attachment, by the end of its file name. */
function mediaType(field: Field, {knowledge}: Setting): string[] {
  const extension = field.attribute === 'mimeCode' ? extensionOf(field.element) : undefined;
  if (extension === undefined) return [];
  return nearCodes(extension, listsOf(field.known, knowledge), knowledge.aliases).map(({code}) => code);
}

/** The scheme of the number of a party. */
function scheme({attribute, element}: Field, {knowledge}: Setting): string[] {
  const party = attribute === 'schemeID' && !isVatNumber({element}) ? partyOf(element) : undefined;
  return party ? [schemeOf(element.text, countryOf(party), knowledge) ?? []].flat() : [];
}

const READINGS: readonly Reading[] = [
  fixed,
  said,
  mediaType,
  identifiers,
  dates,
  numbers,
  codes,
  currencies,
  scheme,
  trimmed,
  unsigned,
];

/** A longer value is a text or a file, not a date, a number or a code. */
const LONGEST = 500;

/** Values around a finding, each as it may have been meant. */
export function values(setting: Setting): Correction[] {
  return fieldsAround(setting).flatMap((field) => {
    const readings = field.value.length > LONGEST ? [trimmed] : READINGS;
    const meant = readings.flatMap((reading) => reading(field, setting));
    return Array.from(new Set(meant), (value) => ({field, value}))
      .filter(({value}) => value !== field.value)
      .map(({value}) => changed(field, value, setting));
  });
}
