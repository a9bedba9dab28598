import {zipSync, type Zippable} from 'fflate';

/** What is compressed already. */
const PACKED = /\.(?:br|gz|pdf|png|woff2|zip)$/;

/**
 * A zip of files, by their paths in it. The same files give the same bytes: names are sorted, and the date is the first that a zip can have, in
 * the time zone of now.
 */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries: Zippable = {};
  for (const name of Object.keys(files).sort())
    entries[name] = [Buffer.from(files[name] ?? ''), {level: PACKED.test(name) ? 0 : 6}];
  return zipSync(entries, {mtime: new Date(1980, 0, 1)});
}
