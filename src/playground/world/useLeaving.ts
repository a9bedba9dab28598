import {useEffect, type RefObject} from 'react';
import {onLeave} from './leaving';

/**
 * Empties the token field when the page is left, and has the browser ask before that when a token or a running request would be lost.
 */
export function useLeaving(token: RefObject<HTMLInputElement | null>, isRunning: boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isRunning || (token.current?.value ?? '') !== '') event.preventDefault();
    };
    const empty = (): void => {
      if (token.current) token.current.value = '';
    };
    window.addEventListener('beforeunload', ask);
    const stay = onLeave(empty);
    return () => {
      window.removeEventListener('beforeunload', ask);
      stay();
    };
  }, [token, isRunning]);
}
