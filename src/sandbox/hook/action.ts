import {randomInt} from 'node:crypto';
import {hookActions} from '../../sources/rest';
import {untracked} from '../../sources/files';
import type {HookAction} from '../../contracts/hookActions';

/** The body of a PUT of a hook, once Prism has checked it against the schema Hook of openapi/v1.yaml. */
export interface Hook {
  readonly id: string;
  readonly name: string;
  readonly action: string;
  readonly topics?: readonly string[] | null;
  readonly publishTopics?: readonly string[] | null;
  readonly init?: Readonly<Record<string, string>> | null;
  readonly filter?: string | null;
  readonly isActive?: boolean;
}

/** The actions of the contract, `x-hook-actions` of the schema Hook. */
export const actionForms = (): readonly HookAction[] => untracked(hookActions);

/** A hook action in its parts. */
export interface Action {
  readonly form: HookAction;
  /** What is between the scheme and the options: host and path, address, name. */
  readonly target: string;
  readonly options: URLSearchParams;
  /** The options as they are written. */
  readonly text: string;
  /** What follows `#`. */
  readonly fragment?: string;
}

/** How every action of a form begins: `https://`, `mailto:`, or the whole action `peppol`. */
const beginning = ({form}: HookAction): string => /^\w+(:\/\/|:)?/.exec(form)?.[0] ?? form;

/** The parts of an action; undefined when the contract does not have its scheme. */
export function actionOf(action: string): Action | undefined {
  const form = actionForms().find((each) =>
    each.form === each.scheme ? action === each.scheme : action.startsWith(beginning(each)),
  );
  if (!form) return undefined;
  const [rest = '', ...fragments] = action.slice(beginning(form).length).split('#');
  const separator = form.form.includes('&') ? '&' : '?';
  const [target = '', ...options] = rest.split(separator);
  const text = options.join(separator);
  const fragment = fragments.length ? fragments.join('#') : undefined;
  return {form, target, text, fragment, options: new URLSearchParams(text)};
}

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

const PLACEHOLDER = '$token$';
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The form of a generated token, as in the example hookMailfromSaved. */
const GENERATED = /\b\d[a-z0-9]{7}\b/;

/** Whether a mailfrom action has `$token$` or, in a hook that is saved again, what looks like a generated token: the sandbox keeps none. */
export const hasToken = (action: string): boolean => action.includes(PLACEHOLDER) || GENERATED.test(action);

/** A mailfrom action with each `$token$` replaced by one new token. */
export function withToken(action: string): string {
  const rest = Array.from({length: 7}, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return action.replaceAll(PLACEHOLDER, `${randomInt(10)}${rest}`);
}
