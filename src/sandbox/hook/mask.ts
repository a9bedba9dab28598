import {actionOf} from './action';

const MASK = '***';

/** What is secret in an action, by its scheme; the first group stays. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  https: /(#).+$/s,
  sftp: /^(sftp:\/\/[^:]*:)[^@]*(?=@)/,
  dico: /([?&]header=)[^&#]*/g,
};

/** An action as responses contain it: the secret of https, the password of sftp and the `header` of dico as `***`. */
export function masked(action: string): string {
  const secret = SECRETS[actionOf(action)?.form.scheme ?? ''];
  return secret ? action.replace(secret, `$1${MASK}`) : action;
}
