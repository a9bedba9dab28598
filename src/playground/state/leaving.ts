import {useEffect, type RefObject} from 'react';

type Act = () => void;

const acts = new Set<Act>();

/**
 * Has something done before the page goes: when the browser leaves it, and when the site shows another page in its place.
 * @returns takes it back
 */
export function onLeave(act: Act): () => void {
  acts.add(act);
  return () => acts.delete(act);
}

/** Does what is to be done before the page goes. */
export function leave(): void {
  for (const act of [...acts]) act();
}

/**
 * Empties the token field when the page is left, and has the browser ask before that when a token or a running request would be lost.
 */
export function useLeaving(token: RefObject<HTMLInputElement | null>, isRunning: boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isRunning || token.current?.value) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const stay = onLeave(() => {
      if (token.current) token.current.value = '';
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      stay();
    };
  }, [token, isRunning]);
}
