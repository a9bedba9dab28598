import {fatal} from './findings';
import {type Finding} from './model';

/** Encodings that the first bytes give away: a byte order mark, or `<` in two bytes. */
const SIGNATURES: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];

const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;
const declaredIn = (text: string): string | undefined => DECLARED.exec(text)?.[1]?.toLowerCase();

/** The encoding in which XML is written: what its first bytes show, or else what its declaration says, or else UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  const signature = SIGNATURES.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  return signature?.[1] ?? declaredIn(String.fromCharCode(...bytes.subarray(0, 200))) ?? 'utf-8';
}

/** UTF-16 is declared without its order of bytes. @throws RangeError for an unknown name */
const familyOf = (encoding: string): string => new TextDecoder(encoding).encoding.replace(/[bl]e$/, '');

const unfit = (problem: string): Finding =>
  fatal('ENCODING', `${problem}. Write it in UTF-8 and declare encoding="UTF-8".`);

/** The text of an XML file, or the finding that says why its bytes can't be read. */
export function decode(bytes: Uint8Array): string | Finding {
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding, {fatal: true}).decode(bytes);
    const declared = declaredIn(text.slice(0, 200)) ?? encoding;
    if (familyOf(encoding) === familyOf(declared)) return text;
    return unfit(`The file is in ${encoding}, and declares ${declared}`);
  } catch (error) {
    const isUnknown = error instanceof RangeError;
    return unfit(
      isUnknown
        ? `The encoding ${encoding} is unknown`
        : `The file is not in ${encoding}, the encoding that it declares or starts with`,
    );
  }
}
