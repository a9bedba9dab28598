import zlib from 'node:zlib';

const HEADER = 48;
/** Table tags are numbers in WOFF2; 63 says that four letters follow, and glyf and loca are the two that are transformed. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const OTHER = 63;

/** The `cmap` table of a font in WOFF2. */
function cmapOf(file: Buffer): Buffer {
  let at = HEADER;
  let [start, found, length] = [0, 0, 0];
  const number = (): number => {
    for (let value = 0; ;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let table = 0; table < file.readUInt16BE(12); table += 1) {
    const flags = file.readUInt8(at++);
    const [tag, transform] = [flags & 63, flags >> 6];
    if (tag === OTHER) at += 4;
    const original = number();
    const transformed = tag === GLYF || tag === LOCA ? transform === 0 : transform !== 0;
    const size = transformed ? number() : original;
    if (tag === CMAP) [found, length] = [start, size];
    start += size;
  }
  return zlib.brotliDecompressSync(file.subarray(at)).subarray(found, found + length);
}

/**
 * The characters that a WOFF2 font draws.
 * @see https://www.w3.org/TR/WOFF2/ and https://learn.microsoft.com/typography/opentype/spec/cmap, format 4
 * @throws when the font has no character map of format 4
 */
export function charactersOf(file: Buffer): Set<string> {
  const cmap = cmapOf(file);
  const tables = Array.from({length: cmap.readUInt16BE(2)}, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const offset = tables.find((each) => cmap.readUInt16BE(each) === 4);
  if (offset === undefined) throw new Error('The font has no character map of format 4');
  const map = cmap.subarray(offset);
  const doubled = map.readUInt16BE(6);
  const characters = new Set<string>();
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = map.readUInt16BE(14 + segment);
    for (let code = map.readUInt16BE(16 + doubled + segment); code <= last && code !== 0xffff; code += 1)
      characters.add(String.fromCharCode(code));
  }
  return characters;
}
