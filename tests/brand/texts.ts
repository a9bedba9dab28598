import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {unzipSync} from 'fflate';

/** Files without words: pictures, fonts, programs of others. */
const NO_TEXT = /\.(?:png|woff2?|ttf|wasm|pdf)$/;

/** A text that is packed in a script: bytes of Brotli, as Base64. */
const PACKED = /"([A-Za-z0-9+/]{2000,}={0,2})"/g;

function unpacked(base64: string): string[] {
  try {
    return [brotliDecompressSync(Buffer.from(base64, 'base64')).toString()];
  } catch {
    return [];
  }
}

/**
 * The texts of a file, each with its place: of an archive, those of its files. The sandbox's file has its data packed in strings.
 * @param name path of the file in the site
 */
export function textsOf(name: string, bytes: Buffer): [place: string, text: string][] {
  if (NO_TEXT.test(name)) return [];
  if (name.endsWith('.gz')) return textsOf(name.slice(0, -3), gunzipSync(bytes)).map(([place, text]) => [place, text]);
  if (name.endsWith('.zip')) {
    return Object.entries(unzipSync(bytes)).flatMap(([inner, content]) =>
      textsOf(`${name}/${inner}`, Buffer.from(content)),
    );
  }
  const text = bytes.toString();
  const inside = Array.from(text.matchAll(PACKED), ([, base64 = '']) => unpacked(base64)).flat();
  return [[name, text], ...inside.map((each): [string, string] => [`${name}, packed`, each])];
}
