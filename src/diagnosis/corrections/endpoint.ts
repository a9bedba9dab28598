import type {Written} from '../../conversion/xml';
import {pathOf} from '../../contracts/xml/walk';
import type {Correction} from '../model';
import {shown, writtenName} from '../schemaWords/names';
import type {SourceElement} from '../source/model';
import {insertion} from './elements';
import {listsOf} from './facts';
import {editOf, fieldsOf} from './fields';
import {companyNumber, countryOf, partyOf, schemeOf, vatNumberOf} from './party';
import {childAt, knownOf, type Setting} from './setting';

interface Address {
  readonly scheme: string;
  readonly value: string;
}

/** The numbers of a party that are addresses in a network: its company number, and its VAT number in the scheme of its country. */
function addressesOf(party: SourceElement, {knowledge}: Setting): Address[] {
  const country = countryOf(party);
  const company = companyNumber(party);
  const scheme = company && (company.scheme ?? schemeOf(company.value, country, knowledge));
  const vat = vatNumberOf(party);
  const vatScheme = knowledge.schemes.find(({name}) => name === `${country}:VAT`)?.code;
  return [
    ...(company && scheme ? [{scheme, value: company.value}] : []),
    ...(vat && vatScheme ? [{scheme: vatScheme, value: vat}] : []),
  ];
}

/** The element of a party with its address, by its path in the party: in UBL one, in CII one in another. */
function pathIn(party: SourceElement, {knowledge}: Setting): readonly string[] | undefined {
  const {children = []} = knownOf(party, knowledge);
  if (children.includes('cbc:EndpointID')) return ['cbc:EndpointID'];
  return children.includes('ram:URIUniversalCommunication')
    ? ['ram:URIUniversalCommunication', 'ram:URIID']
    : undefined;
}

const writtenOf = ([name = '', ...inner]: readonly string[], {scheme, value}: Address): Written =>
  inner.length > 0
    ? {name, attributes: [], content: [writtenOf(inner, {scheme, value})]}
    : {name, attributes: [['schemeID', scheme]], content: value};

function replaced(element: SourceElement, {scheme, value}: Address, setting: Setting): Correction[] {
  const fields = fieldsOf(element, setting);
  const own = fields.find(({attribute}) => attribute === undefined);
  const schemeField = fields.find(({attribute}) => attribute === 'schemeID');
  if (!own || !schemeField || (own.value === value && schemeField.value === scheme)) return [];
  const text = `Change ${writtenName(element)} to '${shown(value)}' with the schemeID '${shown(scheme)}'. This is another identifier of the same party.`;
  return [{text, edits: [editOf(own, value), editOf(schemeField, scheme)]}];
}

/** A rule that speaks of the address of a party. */
const ABOUT = /electronic address|endpoint|URIID|BT-34\b|BT-49\b/i;

/** The electronic address that a party lacks, or another number for one with a scheme that isn't permitted. */
export function endpoint(setting: Setting): Correction[] {
  const {element, finding, document, knowledge} = setting;
  const party = partyOf(element);
  const path = party && pathIn(party, setting);
  if (!party || !path || !ABOUT.test(`${finding.message} ${pathOf(element)}`)) return [];
  const own = childAt(party, ...path.map((name) => name.replace(/^.*:/, '')));
  const known = knowledge.elements[`${pathOf(party)}/${path.join('/')}/@schemeID`] ?? {};
  const codes = new Set(listsOf(known, knowledge).flatMap((list) => list.codes.map(({code}) => code)));
  const addresses = addressesOf(party, setting).filter(({scheme}) => codes.size === 0 || codes.has(scheme));
  return addresses.flatMap((address) => {
    if (own) return replaced(own, address, setting);
    const edits = [insertion(document, party, writtenOf(path, address), knowledge)];
    const text = `Add the electronic address '${shown(address.value)}' with the schemeID '${shown(address.scheme)}' to ${writtenName(party)}.`;
    return [{text, edits}];
  });
}
