import {hasRightCheckDigits} from '../../contracts/codeLists/checkDigits';

/** The VAT number of a legal entity has an RSIN in it; that of a sole trader passes ISO 7064 mod 97-10 as a whole. */
const VAT = /^NL(\d{9})B\d{2}$/;

/** An OIN whose first eight digits say that an RSIN follows. */
const OIN = /^00000001(\d{9})\d{3}$/;

/**
 * Whether the numbers within a Dutch VAT number or OIN have right check digits, which their schemes don't require: an RSIN passes the 11-test
 * (`eleven` in documents/codelists/schemes.yaml). True for everything else.
 */
export function hasRightDutchDigits(value: string): boolean {
  const vat = VAT.exec(value)?.[1];
  if (vat !== undefined) return hasRightCheckDigits(vat, 'eleven') || hasRightCheckDigits(value, 'mod97');
  const rsin = OIN.exec(value)?.[1];
  return rsin === undefined || hasRightCheckDigits(rsin, 'eleven');
}
