import type {Size} from './surface';

/** A phone's window, and that of the narrowest phones. */
export const PHONES = [
  {width: 390, height: 844},
  {width: 320, height: 844},
] as const satisfies readonly Size[];
