import {decoded} from '../../../behaviour/page/hashTarget';

/** The words of the last part of an address, to search for: `getting startd` for `/introduction/gettingStartd.html`. */
export function wordsOfAddress(pathname: string): string {
  const parts = decoded(pathname)
    .split('/')
    .map((part) =>
      part
        .replace(/\.[a-z]+$/, '')
        .replace(/([a-z\d])([A-Z])/g, (_both, end: string, start: string) => `${end} ${start.toLowerCase()}`)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .join(' '),
    );
  return parts.filter(Boolean).at(-1) ?? '';
}
