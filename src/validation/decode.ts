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

/** The encoding in which XML is written: what its first bytes show, or else what its declaration says, or else UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  const signature = SIGNATURES.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  if (signature) return signature[1];
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  return /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
}

/** The text of an XML file, or the finding that says why its bytes can't be read. */
export function decode(bytes: Uint8Array): string | Finding {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, {fatal: true}).decode(bytes);
  } catch (error) {
    const problem =
      error instanceof RangeError
        ? `The encoding ${encoding} is unknown`
        : `The file is not in ${encoding}, the encoding that it declares or starts with`;
    return fatal('ENCODING', `${problem}. Write it in UTF-8 and declare encoding="UTF-8".`);
  }
}
