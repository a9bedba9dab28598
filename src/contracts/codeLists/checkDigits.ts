const digits = (text: string): number[] => Array.from(text, Number);

/** Nine digits of a Dutch VAT number or RSIN: the weighted sum of the first eight, modulo 11, is the ninth (the 11-test). */
function passesElevenTest(nine: string): boolean {
  const values = digits(nine);
  const sum = values.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0);
  return /^\d{9}$/.test(nine) && sum % 11 === values[8];
}

/** A GLN (GS1, 13 digits): weights 1 and 3 in turn from the left, sum divisible by 10. */
function isGln(gln: string): boolean {
  const sum = digits(gln).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return /^\d{13}$/.test(gln) && sum % 10 === 0;
}

/** An IBAN (ISO 13616): country and check digits moved to the end, letters as numbers from A = 10, remainder 1 by 97. */
function isIban(iban: string): boolean {
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const number = Array.from(moved, (character) => parseInt(character, 36)).join('');
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && BigInt(number) % 97n === 1n;
}

/** A Belgian enterprise number (10 digits): the last two are 97 minus the remainder of the first eight by 97. */
function isEnterpriseNumber(number: string): boolean {
  return /^[01]\d{9}$/.test(number) && 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));
}

const weighted = (text: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * (digits(text)[index] ?? NaN), 0);

/** Luhn: every second digit from the right counts double, less 9 above 9; the sum is divisible by 10. */
function passesLuhn(number: string): boolean {
  const sum = digits(number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
    .reduce((total, digit) => total + digit, 0);
  return /^\d+$/.test(number) && sum % 10 === 0;
}

/** A SIRET: Luhn, or of La Poste (SIREN 356000000) digits whose sum is divisible by 5. */
const isSiret = (number: string): boolean =>
  passesLuhn(number) || (/^356000000\d{5}$/.test(number) && weighted(number, Array(14).fill(1)) % 5 === 0);

/** A Slovak number (8 digits): 11 minus the weighted sum of the first seven modulo 11 ends with the eighth. */
const isSlovak = (number: string): boolean =>
  /^\d{8}$/.test(number) && (11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(number[7]);

/** An Estonian or Lithuanian number: the weighted sum of all digits but the last, modulo 11, with other weights if that is 10. */
function isBaltic(number: string): boolean {
  const own = digits(number.slice(0, -1));
  const remainder = (first: number): number =>
    own.reduce((total, digit, index) => total + digit * (((index + first - 1) % 9) + 1), 0) % 11;
  const check = remainder(1) === 10 ? remainder(3) % 10 : remainder(1);
  return /^\d{8,9}$/.test(number) && check === Number(number.at(-1));
}

/** ISO 7064 mod 97-10: letters as numbers from A = 10, remainder 1 by 97. */
function passesMod97(text: string): boolean {
  const number = Array.from(text.replaceAll('-', ''), (character) => parseInt(character, 36)).join('');
  return /^[A-Z\d-]+$/.test(text) && BigInt(number) % 97n === 1n;
}

/** A sum with weights, divisible by a number. */
const sumTest =
  (length: number, weights: readonly number[], divisor: number) =>
  (number: string): boolean =>
    number.length === length && weighted(number, weights) % divisor === 0;

const withoutCountry = (value: string): string => value.replace(/^[A-Z]{2}/, '');

/** The rules of documents/codelists/schemes.yaml, by their ids, each for a whole value as a partyId has it, in capital letters. */
export const checkRules = {
  eleven: passesElevenTest,
  enterprise: (value) => isEnterpriseNumber(withoutCountry(value)),
  gs1: isGln,
  luhn: (value) => isSiret(withoutCountry(value)),
  slovakia: isSlovak,
  switzerland: (value) => sumTest(9, [5, 4, 3, 2, 7, 6, 5, 4, 1], 11)(value.replace(/\D/g, '')),
  baltic: isBaltic,
  mod97: passesMod97,
  iban: isIban,
  norway: (value) => sumTest(9, [3, 2, 7, 6, 5, 4, 3, 2, 1], 11)(value.replace(/\D/g, '')),
  denmark: (value) => sumTest(8, [2, 7, 6, 5, 4, 3, 2, 1], 11)(withoutCountry(value)),
  iceland: sumTest(10, [3, 2, 7, 6, 5, 4, 3, 2, 1], 11),
  finland: (value) => sumTest(8, [7, 9, 10, 5, 8, 4, 2, 1], 11)(value.replace(/^0037|-/g, '').slice(0, 8)),
  hungary: (value) => sumTest(8, [9, 7, 3, 1, 9, 7, 3, 1], 10)(withoutCountry(value)),
  australia: (value) =>
    sumTest(11, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], 89)(`${Number(value.slice(0, 1)) - 1}${value.slice(1)}`),
} satisfies Readonly<Record<string, (value: string) => boolean>>;

/** Whether the check digits of a value are right; true where a scheme has no rule. @param rule the id of a rule */
export function hasRightCheckDigits(value: string, rule: string | undefined): boolean {
  const rules: Readonly<Record<string, (value: string) => boolean>> = checkRules;
  return rules[rule ?? '']?.(value) ?? true;
}
