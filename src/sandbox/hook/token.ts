import {randomInt} from 'node:crypto';

const PLACEHOLDER = '$token$';
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The form of a generated token, as in the example hookMailfromSaved. */
const GENERATED = /\b\d[a-z0-9]{7}\b/;

/**
 * Whether a mailfrom action has `$token$`, or a token that was generated for it: a hook that is read and saved again. The sandbox keeps
 * no tokens, so it knows them by their form.
 */
export const hasToken = (action: string): boolean => action.includes(PLACEHOLDER) || GENERATED.test(action);

/** A mailfrom action with each `$token$` replaced by one new token. */
export function withToken(action: string): string {
  const rest = Array.from({length: 7}, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return action.replaceAll(PLACEHOLDER, `${randomInt(10)}${rest}`);
}
