import {pathOf} from '../contracts/xml/walk';
import type {CauseDraft} from './causes/draft';
import {nearCodes} from './codes/near';
import type {Knowledge} from './corrections/knowledge';
import type {Cause} from './model';
import type {SourceDocument} from './source/document';

/** Rules that are about codes: those of the code lists of EN 16931 and Peppol, and what the schema says of a value. */
const ABOUT_CODES = /^(?:BR-CL-\d+|PEPPOL-\S+-CL\d+|XSD|DICO-CODE\S*|BR-B-\d+)$/;

/** How many places of a cause, and attributes of an element, are looked at. */
const MOST = 20;

/** A path of an element with codes, and its value: of the element that a finding points at, or of the attribute. */
function codedAt(document: SourceDocument, location: string): {path: string; value: string} | undefined {
  const {element, attribute} = document.at(location) ?? {};
  if (!element) return undefined;
  const path = pathOf(element);
  if (!attribute) return {path, value: element.text};
  return {path: `${path}/@${attribute.name}`, value: element.attributes[attribute.name] ?? ''};
}

/** The paths of an element and of its attributes, with the values. */
function valuesAt(document: SourceDocument, location: string): {path: string; value: string}[] {
  const own = codedAt(document, location);
  if (!own) return [];
  const {element, attribute} = document.at(location) ?? {};
  if (!element || attribute) return [own];
  const ofAttributes = element.written.slice(0, MOST).map(({name}) => ({
    path: `${own.path}/@${name}`,
    value: element.attributes[name] ?? '',
  }));
  return [...ofAttributes, own];
}

/** The codes that are near to a wrong one of a cause, at most three; none for a cause that isn't about codes. */
export function nearFor({findings}: CauseDraft, document: SourceDocument, knowledge: Knowledge): Cause['near'] {
  const about = findings.filter(({rule}) => ABOUT_CODES.test(rule)).map(({location}) => location);
  const locations = [...new Set(about)].slice(0, MOST);
  for (const {path, value} of locations.flatMap((location) => valuesAt(document, location))) {
    const names = knowledge.elements[path]?.lists ?? [];
    const lists = knowledge.lists.filter(({name}) => names.includes(name));
    if (lists.some(({codes}) => codes.some(({code}) => code === value))) continue;
    const near = nearCodes(value, lists, knowledge.aliases);
    if (near.length > 0) return near;
  }
  return [];
}
