import type {HookAction} from '../../contracts/hookActions';
import type {BusContract} from '../bus/contract';

/** The body of a PUT of a hook: the schema Hook of openapi/v1.yaml. */
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

/** An address of this machine, which a webhook in the sandbox may have without TLS. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?=[:/?#]|$)/;

/** The parts of an action; undefined when the contract does not have its scheme. The sandbox also takes `http://localhost` for https. */
export function actionOf({hookActions}: BusContract, written: string): Action | undefined {
  const action = LOCAL.test(written) ? written.replace('http:', 'https:') : written;
  const form = hookActions.find((each) =>
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

/** The value of an option, or the one that the contract says it has by default; empty without one. */
export const optionOf = ({form, options}: Action, name: string): string =>
  options.get(name) ?? String(form.options.find((each) => each.name === name)?.default ?? '');

const MASK = '***';

/** What is secret in an action, by its scheme; the first group stays. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  https: /(#).+$/s,
  sftp: /^(sftp:\/\/[^:]*:)[^@]*(?=@)/,
  dico: /([?&]header=)[^&#]*/g,
};

/** An action as responses contain it: the secret of https, the password of sftp and the `header` of dico as `***`. */
export function masked(contract: BusContract, action: string): string {
  const secret = SECRETS[actionOf(contract, action)?.form.scheme ?? ''];
  return secret ? action.replace(secret, `$1${MASK}`) : action;
}

/** An action that was saved again, with the secrets that it has as `***` from the former one. */
export function unmasked(contract: BusContract, action: string, former: string): string {
  const {form} = actionOf(contract, action) ?? {};
  const secret = SECRETS[form?.scheme ?? ''];
  if (!secret || actionOf(contract, former)?.form !== form) return action;
  const pattern = new RegExp(secret.source, 'gs');
  const kept = [...former.matchAll(pattern)].map(([text, before = '']) => text.slice(before.length));
  return action.replace(pattern, (text, before: string) => {
    const own = kept.shift();
    return text === before + MASK ? before + (own ?? MASK) : text;
  });
}

/** Whether an action has `***` where a secret belongs: it was copied from a response, and no former one has the secret. */
export function lacksSecret(contract: BusContract, action: string): boolean {
  const secret = SECRETS[actionOf(contract, action)?.form.scheme ?? ''];
  const found = secret ? [...action.matchAll(new RegExp(secret.source, 'gs'))] : [];
  return found.some(([text, before = '']) => text === before + MASK);
}

/** The secret of an https action; undefined for one without, whose events are not signed. */
export const secretOf = (action: string): string | undefined => /#(.+)$/s.exec(action)?.[1];

const PLACEHOLDER = '$token$';
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The form of a generated token, as in the example hookMailfromSaved. */
const GENERATED = /\b\d[a-z0-9]{7}\b/;

/** Whether a mailfrom action has `$token$` or, in a hook that is saved again, what looks like a generated token: the sandbox keeps none. */
export const hasToken = (action: string): boolean => action.includes(PLACEHOLDER) || GENERATED.test(action);

/** A mailfrom action with each `$token$` replaced by one new token. */
export function withToken(action: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const letters = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).slice(1);
  return action.replaceAll(PLACEHOLDER, `${(bytes[0] ?? 0) % 10}${letters.join('')}`);
}
