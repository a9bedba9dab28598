import {hasRightCheckDigits} from '../../contracts/codeLists/checkDigits';
import type {SourceElement} from '../source/model';
import type {Knowledge, KnownScheme} from './knowledge';
import {childAt, textAt, withDescendants} from './setting';

/** The party that an element is in, or is: `cac:Party`, `ram:SellerTradeParty`. */
export function partyOf(element: SourceElement): SourceElement | undefined {
  for (let at: SourceElement | undefined = element; at; at = at.parent)
    if (at.local.endsWith('Party') && !childAt(at, 'Party')) return at;
  return childAt(element, 'Party');
}

const VAT_NUMBER = /^([A-Z]{2})[0-9A-Z]{2,}$/;

/** The VAT number of a party in UBL or CII, as it is written. */
export const vatNumberOf = (party: SourceElement): string | undefined =>
  textAt(party, 'PartyTaxScheme', 'CompanyID') ?? textAt(party, 'SpecifiedTaxRegistration', 'ID');

/** The country code of the address of a party, or else of its VAT number; Greek VAT numbers have `EL`. */
export function countryOf(party: SourceElement): string | undefined {
  const written =
    textAt(party, 'PostalAddress', 'Country', 'IdentificationCode') ?? textAt(party, 'PostalTradeAddress', 'CountryID');
  const code = written ?? VAT_NUMBER.exec(vatNumberOf(party) ?? '')?.[1];
  return code === 'EL' ? 'GR' : code;
}

/** The country of the scheme of a party's electronic address; nothing for an international scheme. */
export function endpointCountry(party: SourceElement, {schemes}: Knowledge): string | undefined {
  const endpoint = childAt(party, 'EndpointID') ?? childAt(party, 'URIUniversalCommunication', 'URIID');
  const country = schemes.find(({code}) => code === endpoint?.attributes.schemeID)?.country;
  return country?.length === 2 ? country : undefined;
}

/** The one country of all addresses of a document; nothing where they have several. */
export function onlyCountry(root: SourceElement): string | undefined {
  const codes = withDescendants(root).filter(({local}) => /^(?:IdentificationCode|CountryID)$/.test(local));
  const different = new Set(codes.map(({text}) => text));
  return different.size === 1 ? [...different][0] : undefined;
}

/** The number of a party in the register of companies, with its scheme if it has one. */
export function companyNumber(party: SourceElement): {value: string; scheme: string | undefined} | undefined {
  const found = childAt(party, 'PartyLegalEntity', 'CompanyID') ?? childAt(party, 'SpecifiedLegalOrganization', 'ID');
  return found && found.text !== '' ? {value: found.text, scheme: found.attributes.schemeID} : undefined;
}

/** Published patterns are of people: one that is no regular expression fits nothing. */
function fits(value: string, {pattern, check}: KnownScheme): boolean {
  if (pattern === undefined) return false;
  try {
    return new RegExp(`^(?:${pattern})$`).test(value) && hasRightCheckDigits(value, check);
  } catch {
    return false;
  }
}

/** A longer value is no identifier. */
const LONGEST = 50;

/** The scheme that a number has, by the country of its party; nothing where several fit, or none. A pattern with one length is better than one with several, of which one without check digits says little. */
export function schemeOf(value: string, country: string | undefined, {schemes}: Knowledge): string | undefined {
  if (value.length > LONGEST) return undefined;
  const fitting = schemes.filter((scheme) => scheme.country === country && fits(value, scheme));
  const exact = fitting.filter(({pattern = ''}) => !/[?*+,]/.test(pattern));
  const best = exact.length > 0 ? exact : fitting.filter(({check}) => check !== undefined);
  return best.length === 1 ? best[0]?.code : undefined;
}
