const digits = (text: string): number[] => Array.from(text, Number);

/** Nine digits of a Dutch VAT number or RSIN: the weighted sum of the first eight, modulo 11, is the ninth (the 11-test). */
export function passesElevenTest(nine: string): boolean {
  const values = digits(nine);
  const sum = values.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0);
  return /^\d{9}$/.test(nine) && sum % 11 === values[8];
}

/** A GLN (GS1, 13 digits): weights 1 and 3 in turn from the left, sum divisible by 10. */
export function isGln(gln: string): boolean {
  const sum = digits(gln).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return /^\d{13}$/.test(gln) && sum % 10 === 0;
}

/** An IBAN (ISO 13616): country and check digits moved to the end, letters as numbers from A = 10, remainder 1 by 97. */
export function isIban(iban: string): boolean {
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const number = Array.from(moved, (character) => parseInt(character, 36)).join('');
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && BigInt(number) % 97n === 1n;
}

/** A Belgian enterprise number (10 digits): the last two are 97 minus the remainder of the first eight by 97. */
export function isEnterpriseNumber(number: string): boolean {
  return /^[01]\d{9}$/.test(number) && 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));
}
