import {hasRightCheckDigits} from '../../contracts/codeLists/checkDigits';
import type {Field} from './fields';
import {countryOf, partyOf} from './party';

const isAccount = ({element}: Field): boolean =>
  element.local === 'IBANID' || (element.local === 'ID' && element.parent?.local.endsWith('FinancialAccount') === true);

/** Whether a field is the number of a party at a tax authority. */
export const isVatNumber = ({element}: Pick<Field, 'element'>): boolean =>
  (element.local === 'CompanyID' && element.parent?.local === 'PartyTaxScheme') ||
  (element.local === 'ID' && element.parent?.local === 'SpecifiedTaxRegistration');

/** Blanks, points and hyphens that people write in numbers. */
const compact = (value: string): string => value.replace(/[\s\u00A0.\-/]/g, '').toUpperCase();

/** An account number without blanks, if it then is an IBAN. */
const account = (value: string): string[] => {
  const iban = compact(value).replace(/^IBAN:?/, '');
  return hasRightCheckDigits(iban, 'iban') ? [iban] : [];
};

/** A VAT number without blanks and points, and with the country code of its party. Greek numbers begin with `EL`. */
function vatNumber({element, value}: Field): string[] {
  const number = compact(value);
  const party = partyOf(element);
  const country = party && countryOf(party);
  const prefix = country === 'GR' ? 'EL' : country;
  const isBare = !/^[A-Z]{2}/.test(number) && prefix !== undefined;
  return isBare ? [`${prefix}${number}`] : [number];
}

/** An IBAN or a VAT number as it must be written. */
export function identifiers(field: Field): string[] {
  if (field.attribute !== undefined || field.value.length > 60 || field.value.trim() === '') return [];
  if (isAccount(field)) return account(field.value);
  return isVatNumber(field) ? vatNumber(field) : [];
}
