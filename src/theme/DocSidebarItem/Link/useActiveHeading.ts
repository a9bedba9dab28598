import {useEffect, useState} from 'react';
import {followReading} from '@site/src/components/reading';

/**
 * The heading that is being read.
 * @param ids of the headings, in the order of the page
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const stop = new AbortController();
    followReading(key.split(' '), setActive, stop.signal);
    return () => stop.abort();
  }, [key]);
  return active;
}
