import type {Written} from '../../conversion/xml';
import type {Correction} from '../model';
import {shown, writtenName} from '../schemaWords/names';
import type {SourceElement} from '../source/model';
import {insertion} from './elements';
import {currencyOf, lineTotal, listsOf, totalVat} from './facts';
import {fixedAt, knownOf, namesIn, termsIn, withDescendants, type Setting} from './setting';
import type {Knowledge, KnownElement} from './knowledge';
import {countryOf, endpointCountry, onlyCountry, partyOf} from './party';
import {nearCodes} from '../codes/near';
import {pathOf} from '../../contracts/xml/walk';

/** A deeper group isn't known from one value. */
const DEEPEST = 5;

/** What is to be added, and around what. */
interface Place {
  readonly around: SourceElement;
  readonly setting: Setting;
}

function countryFor({around, setting}: Place): string | undefined {
  const party = partyOf(around);
  return (
    (party && (countryOf(party) ?? endpointCountry(party, setting.knowledge))) ?? onlyCountry(setting.document.root)
  );
}

/** A value that an element must have here, from what the document says elsewhere. */
function valueOf(path: string, known: KnownElement, place: Place): string | undefined {
  const {setting, around} = place;
  const name = path.split('/').at(-1) ?? '';
  const {knowledge, document} = setting;
  const lists = listsOf(known, knowledge);
  const [only, another] = lists.flatMap(({codes}) => codes);
  const meaning = /meaning ["\u201C\u201D]([^"\u201C\u201D]+)["\u201C\u201D]/.exec(setting.finding.message)?.[1];
  const [fixed] = fixedAt(path, knowledge);
  if (fixed !== undefined) return fixed;
  if (/:(?:IdentificationCode|CountryID)$/.test(name)) return countryFor(place);
  if (/(?:DocumentCurrencyCode|InvoiceCurrencyCode|^Currency)$/.test(name)) return currencyOf(document.root);
  if (/:(?:TaxAmount|TaxTotalAmount)$/.test(name)) return totalVat(around);
  if (around.parent?.parent === undefined && /:(?:LineExtensionAmount|LineTotalAmount)$/.test(name))
    return lineTotal(document.root);
  if (around.parent === undefined && name.endsWith('TypeCode')) return lists[0]?.common?.[0];
  if (meaning !== undefined && another) return nearCodes(meaning, lists, knowledge.aliases)[0]?.code;
  return another ? undefined : only?.code;
}

/** An element with all that it must contain; nothing where a value isn't known. */
function writtenAt(path: string, place: Place, depth: number): Written | undefined {
  const name = path.split('/').at(-1) ?? '';
  const known = place.setting.knowledge.elements[path];
  if (!known || depth > DEEPEST) return undefined;
  const attributes = (known.required ?? []).filter((each) => each.startsWith('@')).map((each) => each.slice(1));
  const values = attributes.map((each): [string, string] | undefined => {
    const [fixed] = fixedAt(`${path}/@${each}`, place.setting.knowledge);
    const value = fixed ?? (each === 'currencyID' ? currencyOf(place.setting.document.root) : undefined);
    return value === undefined ? undefined : [each, value];
  });
  const content = known.children ? contentOf(path, known, place, depth) : valueOf(path, known, place);
  if (content === undefined || content.length === 0 || values.includes(undefined)) return undefined;
  return {name, attributes: values.filter((value) => value !== undefined), content};
}

function contentOf(path: string, known: KnownElement, place: Place, depth: number): Written[] | undefined {
  const needed = (known.required ?? []).filter((name) => !name.startsWith('@'));
  const [only] = needed.length === 0 && known.children?.length === 1 ? known.children : [];
  const parts = [...needed, ...(only === undefined ? [] : [only])].map((name) =>
    writtenAt(`${path}/${name}`, place, depth + 1),
  );
  return parts.includes(undefined) ? undefined : parts.filter((part) => part !== undefined);
}

/** The text of a value that is added, for the sentence. */
const valueIn = ({content}: Written): string =>
  typeof content === 'string' ? content : (content.map(valueIn).find((text) => text !== '') ?? '');

/** Whether an element says only what the format fixes. */
function isFixed(path: string, {elements}: Pick<Knowledge, 'elements'>, depth = 0): boolean {
  const {children = [], fixed = []} = elements[path] ?? {};
  const [only, another] = children;
  if (only === undefined || another !== undefined || depth > DEEPEST) return fixed.length === 1;
  return isFixed(`${path}/${only}`, {elements}, depth + 1);
}

/** The names of elements that one lacks: those that it must have, those of which a message speaks, and those whose value is fixed. */
function lacking(around: SourceElement, {knowledge, finding}: Setting): string[] {
  const {children = [], required = []} = knownOf(around, knowledge);
  const path = pathOf(around);
  const terms = termsIn(finding.message);
  const names = namesIn(finding.message);
  const isMeant = (name: string): boolean => {
    const known = knowledge.elements[path ? `${path}/${name}` : name];
    return names.has(name.replace(/^.*:/, '')) || (known?.terms ?? []).some((term) => terms.includes(term));
  };
  const has = new Set(around.children.map(({name}) => name));
  return children
    .filter((name) => !has.has(name))
    .filter((name) => required.includes(name) || isMeant(name) || isFixed(path ? `${path}/${name}` : name, knowledge));
}

/** Elements that the one of the finding lacks, or those in it and around it, with the values that are known. */
export function missing(setting: Setting): Correction[] {
  const {element, document, knowledge} = setting;
  const near = [element, ...(element.parent ? [element.parent] : []), ...withDescendants(element).slice(1, 100)];
  return near.flatMap((around) =>
    lacking(around, setting).flatMap((name): Correction[] => {
      const path = pathOf(around);
      const written = writtenAt(path ? `${path}/${name}` : name, {around, setting}, 0);
      if (!written) return [];
      const edits = [insertion(document, around, written, knowledge)];
      return [{text: `Add ${name} with the value '${shown(valueIn(written))}' to ${writtenName(around)}.`, edits}];
    }),
  );
}

/** A value that is directly in an element, in the one element that the value must be in. */
export function wrapped(setting: Setting): Correction[] {
  const {element, knowledge, document} = setting;
  const {children = [], required = []} = knownOf(element, knowledge);
  const own = required.filter((name) => !name.startsWith('@'));
  const [only, another] = own.length > 0 ? own : children;
  if (only === undefined || another !== undefined || element.text === '' || element.children.length > 0) return [];
  const path = `${pathOf(element)}/${only}`;
  const [format] = knowledge.elements[`${path}/@format`]?.fixed ?? [];
  const written = {
    name: only,
    attributes: format === undefined ? [] : [['format', format] as const],
    content: element.text,
  };
  const edit = insertion(document, element, written, knowledge);
  return [
    {
      text: `Move the value '${shown(element.text)}' from ${writtenName(element)} into a new element ${only}.`,
      edits: [edit],
    },
  ];
}
