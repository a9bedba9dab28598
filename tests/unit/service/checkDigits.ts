import {checkRules} from '../../../src/contracts/codeLists/checkDigits';

export const {
  eleven: passesElevenTest,
  enterprise: isEnterpriseNumber,
  gs1: isGln,
  luhn: passesLuhn,
  mod97: passesMod97,
  iban: isIban,
} = checkRules;

const digits = (text: string): number[] => Array.from(text, Number);

/** ISO 7064 mod 11,10, with which German VAT identifiers end. */
export function passesMod11And10(number: string): boolean {
  const product = digits(number.slice(0, -1)).reduce((last, digit) => (((digit + last) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === Number(number.slice(-1));
}
