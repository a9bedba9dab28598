import {isUnknownCode, type DicoCodes} from './codes';

/** Whether a GTIN or GLN has an allowed length and the right check digit. */
export function hasCheckDigit(number: string): boolean {
  if (!/^\d{8}$|^\d{12,14}$/.test(number)) return false;
  const sum = Array.from(number, Number)
    .reverse()
    .reduce((total, digit, index) => total + digit * (index % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** What is wrong with the text of an element without children: rule and message. */
export function leafProblem(codes: DicoCodes, name: string, text: string): readonly [string, string] | undefined {
  if (text === '') return ['DICO-EMPTY', `${name} is empty.`];
  if (isUnknownCode(codes, name, text)) return ['DICO-CODE', `${name} "${text}" is not in the SALES005 code list.`];
  if (name === 'GLN' && (text.length !== 13 || !hasCheckDigit(text))) {
    return ['DICO-GLN', `The GLN ${text} has a wrong length or check digit.`];
  }
  if (name === 'GTIN' && !hasCheckDigit(text))
    return ['DICO-GTIN', `The GTIN ${text} has a wrong length or check digit.`];
  if (/Date(Earliest|Latest)?$/.test(name) && !/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return ['DICO-DATE', `${name} "${text}" is not a date in the form 2026-11-16.`];
  }
  if (/Time(Earliest|Latest)?$/.test(name) && !/^\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/.test(text)) {
    return ['DICO-TIME', `${name} "${text}" is not a time in the form 09:30:00.`];
  }
  return undefined;
}
