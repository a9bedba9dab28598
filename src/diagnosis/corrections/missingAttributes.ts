import {nearCodes} from '../codes/near';
import type {Correction} from '../model';
import {shown, writtenName} from '../schemaWords/names';
import {escaped} from '../source/edits';
import type {SourceElement} from '../source/model';
import {attributeInsertion} from './elements';
import {currencyOf, extensionOf, listsOf} from './facts';
import {isVatNumber} from './identifiers';
import {countryOf, partyOf, schemeOf} from './party';
import {knownOf, namesIn, termsIn, withDescendants, type Setting} from './setting';

/** The one unit that is used nearby: in the element, on its line, and so on outwards. */
const unitOf = (element: SourceElement): string | undefined => {
  for (let at = element; at.parent; at = at.parent) {
    const units = new Set(withDescendants(at).flatMap(({attributes: {unitCode}}) => unitCode ?? []));
    if (units.size > 0) return units.size === 1 ? [...units][0] : undefined;
  }
  return undefined;
};

/** The value of an attribute that an element lacks, from what the document says elsewhere. */
function attributeValue(name: string, element: SourceElement, setting: Setting): string | undefined {
  const {knowledge, document} = setting;
  const known = knownOf(element, knowledge, name);
  const [fixed] = known.fixed ?? [];
  if (fixed !== undefined) return fixed;
  if (name === 'currencyID') return currencyOf(document.root);
  if (name === 'unitCode') return unitOf(element);
  if (name === 'format' && element.local === 'DateTimeString' && /^\d{8}$/.test(element.text)) return '102';
  const lists = listsOf(known, knowledge);
  if (name === 'mimeCode') return nearCodes(extensionOf(element) ?? '', lists, knowledge.aliases)[0]?.code;
  const party = name === 'schemeID' && !isVatNumber({element}) ? partyOf(element) : undefined;
  if (party) return schemeOf(element.text, countryOf(party), knowledge);
  const [only, another] = lists.flatMap(({codes}) => codes);
  return another ? undefined : only?.code;
}

/** Attributes that elements at the finding lack, with the values that are known. */
export function missingAttributes(setting: Setting): Correction[] {
  const {element, document, knowledge, finding} = setting;
  const names = namesIn(finding.message);
  const terms = termsIn(finding.message);
  const isMeant = (each: SourceElement): boolean =>
    names.has(each.local) || document.termsOf(each).some((term) => terms.includes(term)) || each.parent === element;
  const near = withDescendants(element).filter((each) => each === element || isMeant(each));
  return near.slice(0, 50).flatMap((each) =>
    (knownOf(each, knowledge).attributes ?? [])
      .filter((name) => each.attributes[name] === undefined)
      .flatMap((name): Correction[] => {
        const value = attributeValue(name, each, setting);
        if (value === undefined || value === '') return [];
        const edits = [attributeInsertion(document, each, name, escaped(value))];
        return [{text: `Add ${name}="${shown(value)}" to ${writtenName(each)}.`, edits}];
      }),
  );
}
