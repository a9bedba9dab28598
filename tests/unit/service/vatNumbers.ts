import {isEnterpriseNumber, passesElevenTest, passesLuhn, passesMod11And10, passesMod97} from './checkDigits';

/** The two digits before the SIREN in a French VAT number. */
const frenchKey = (siren: string): string => String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');

/**
 * The VAT number of a company or public body, by its country: the 11-test for NL, the enterprise number for BE, ISO 7064 mod 11,10 for DE,
 * a key before the SIREN for FR, and for LU the remainder of the first six digits by 89.
 */
export const vatRules = {
  NL: (vat) => /^NL\d{9}B\d{2}$/.test(vat) && passesElevenTest(vat.slice(2, 11)),
  BE: (vat) => isEnterpriseNumber(vat.slice(2)),
  DE: (vat) => /^DE\d{9}$/.test(vat) && passesMod11And10(vat.slice(2)),
  FR: (vat) => vat === `FR${frenchKey(vat.slice(4))}${vat.slice(4)}` && passesLuhn(vat.slice(4)),
  LU: (vat) => /^LU\d{8}$/.test(vat) && Number(vat.slice(2, 8)) % 89 === Number(vat.slice(8)),
} satisfies Record<string, (vat: string) => boolean>;

/** The VAT number of a Dutch sole trader, which isn't made of a citizen's number: ISO 7064 mod 97-10 over letters and digits. */
export const isDutchSoleTraderVat = (vat: string): boolean => /^NL\d{9}B\d{2}$/.test(vat) && passesMod97(vat);
