import {faultAt, type Fault} from '../fault';
import type {Check} from '../site';

const lineOf = (source: string, key: string): number =>
  Math.max(1, source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1);

/** No two pages have the same title. Endpoints of v1 and v1-beta have the same resources, so theirs say the version in the sidebar. */
export const titles: Check = ({pages}) => {
  const owners = new Map<string, string>();
  return pages.flatMap(({file, source, compiled}): Fault[] => {
    const title = compiled?.title.toLowerCase();
    if (title === undefined) return [];
    const owner = owners.get(title);
    owners.set(title, owner ?? file);
    if (owner === undefined) return [];
    return [
      faultAt(
        file,
        lineOf(source, 'title'),
        `title '${compiled?.title}' is also that of ${owner}`,
        'Say in the title for whom or for what this page is',
      ),
    ];
  });
};
