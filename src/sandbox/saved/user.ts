import type {Call} from '../call';

/** A user as it is saved: its name, never its password. */
export function savedUser({sent}: Call): unknown {
  return {name: (sent as {name: string}).name};
}
