import fs from 'node:fs';
import type {Sandbox} from './sandbox';

/** How often the state is written, in ms. */
const INTERVAL = 5000;

/**
 * Keeps the state of a sandbox in a file: reads it, and writes it now and then and at the end.
 * @returns writes it @throws Error for a file that can't be read
 */
export function keepIn(file: string, {bus, kept, restore}: Sandbox): () => void {
  if (fs.existsSync(file)) restore(fs.readFileSync(file, 'utf8'));
  let written: number | undefined;
  const write = (): void => {
    const {newest} = bus().journal;
    if (newest === written) return;
    written = newest;
    // A file that is only half written would be lost.
    fs.writeFileSync(`${file}.new`, kept());
    fs.renameSync(`${file}.new`, file);
  };
  setInterval(write, INTERVAL).unref();
  return write;
}
