import {useEffect, useState} from 'react';
import {useMonaco} from '@graphiql/react';

/** Milliseconds after the editor of the query is there. */
const LATER = 600;

const waiting = new Set<() => void>();

/** Does at once what waits for the editor of the query. */
export function hurry(): void {
  for (const go of [...waiting]) go();
}

/**
 * Whether it is time for what the reader doesn't need in order to type: a moment after the editor of the query is there, or when the reader
 * does something else (`hurry`).
 */
export function useLate(): boolean {
  const [isTime, setTime] = useState(false);
  const hasMonaco = useMonaco(({monaco}) => monaco !== undefined);
  useEffect(() => {
    if (!hasMonaco) return undefined;
    const go = (): void => setTime(true);
    const timer = setTimeout(go, LATER);
    waiting.add(go);
    return () => {
      clearTimeout(timer);
      waiting.delete(go);
    };
  }, [hasMonaco]);
  return isTime;
}
