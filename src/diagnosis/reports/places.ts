import type {Inline} from './outline';
import {counted} from './words';

/** So many places of one finding are listed. */
const MOST = 20;

/** Where a finding is, in words: 'Line 12, `/Invoice[1]/ID[1]`'. Without a place: 'The whole file'. */
export function placeOf({line, location}: {readonly line?: number; readonly location?: string}): Inline[] {
  const inWords = line === undefined ? [] : [`Line ${line}`];
  if (!location) return inWords.length > 0 ? inWords : ['The whole file'];
  return [...inWords, ...(inWords.length > 0 ? [', '] : []), {code: location}];
}

/** The first of many items, and how many more there are. */
export function firstOf(items: readonly (readonly Inline[])[], noun: string, most = MOST): (readonly Inline[])[] {
  const more = items.length - most;
  return more > 0 ? [...items.slice(0, most), [counted(more, `more ${noun}`)]] : [...items];
}
