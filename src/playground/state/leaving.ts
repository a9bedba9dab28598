import {useEffect} from 'react';

type Act = () => void;

const acts = new Set<Act>();

/** Has something done before the browser or the running site leaves the page. Returns a function that takes it back. */
export function onLeave(act: Act): () => void {
  acts.add(act);
  return () => acts.delete(act);
}

/** Does what `onLeave` was given. */
export function leave(): void {
  for (const act of [...acts]) act();
}

/** Empties the token field when the page is left. The browser asks first when a token or a running request would be lost. */
export function useLeaving(token: React.RefObject<HTMLInputElement | null>, isRunning: boolean): void {
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
