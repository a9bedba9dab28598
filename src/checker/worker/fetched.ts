/** The first bytes of gzip. Some hosts say that such a file is encoded, so that the browser has unpacked it already. */
const GZIP = [0x1f, 0x8b];

const isPacked = (bytes: Uint8Array): boolean => GZIP.every((byte, index) => bytes[index] === byte);

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream();
  return new Response(isPacked(bytes) ? stream.pipeThrough(new DecompressionStream('gzip')) : stream).text();
}

const DAMAGED = 'a file on this website is damaged or was replaced by another file. Try again later';

async function fetchText(address: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch {
    throw new Error("a file on this website can't be reached. Check your network");
  }
  if (!response.ok) throw new Error(`a file on this website is missing (status ${response.status})`);
  try {
    return await unpacked(new Uint8Array(await response.arrayBuffer()));
  } catch (problem) {
    throw new Error(DAMAGED, {cause: problem});
  }
}

/** Reads JSON. A file that is cut off, or another one in its place, is no error of the document: it would otherwise find nothing. */
function parsed(text: string, mark: string): unknown {
  if (!text.includes(mark)) throw new Error(DAMAGED);
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new Error(DAMAGED, {cause: problem});
  }
}

/** What a file gives, or something in its place: it only adds to a report, whose verdict doesn't need it. */
export const orElse = <T>(coming: Promise<T>, instead: T): Promise<T> => coming.catch(() => instead);

const known = new Map<string, Promise<unknown>>();

/**
 * The JSON in a file of this site, packed or not. It is fetched once; after a failure, it is fetched again.
 * @param mark a text that this file has, and no other in its place
 * @throws Error in words for a file that doesn't come, or is not the one that it must be
 */
export function fetchJson<T>(address: string, mark: string): Promise<T> {
  const before = known.get(address);
  if (before) return before as Promise<T>;
  const coming = fetchText(address).then((text) => parsed(text, mark) as T);
  known.set(address, coming);
  coming.catch(() => known.delete(address));
  return coming;
}
