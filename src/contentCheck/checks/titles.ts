import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';

/** What search engines show of a page, which no two pages share, and what to do about it. */
const UNIQUE = {
  title: 'Say in the title for whom or for what this page is',
  description: 'Write one of its own',
} as const;

const lineOf = (source: string, key: string): number =>
  Math.max(1, source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1);

/** No two pages have the same title or the same description. */
export const titles: Check = ({pages}) =>
  (['title', 'description'] as const).flatMap((key) => {
    const owners = new Map<string, string>();
    return pages.flatMap(({file, source, compiled}): Fault[] => {
      if (!compiled) return [];
      const text = compiled[key].toLowerCase();
      const owner = owners.get(text);
      owners.set(text, owner ?? file);
      if (owner === undefined) return [];
      return [
        faultAt(file, lineOf(source, key), `the ${key} '${compiled[key]}' is also that of ${owner}`, UNIQUE[key]),
      ];
    });
  });
