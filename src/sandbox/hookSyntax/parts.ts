import {hasToken, type Action, type Hook} from './action';

const PLACEHOLDER_ADDRESS = /^\[(sender|receiver)EmailAddress\]$/;

/** Whether an sftp hook fetches files: it has a directory to read, or a topic to publish what it reads. */
const fetches = ({options}: Action, hook: Hook): boolean =>
  options.has('readDirectory') || Boolean(hook.publishTopics?.length);

/** Whether what follows `#` is a fingerprint as the contract writes it. */
const isFingerprint = ({form, fragment = ''}: Action): boolean =>
  new RegExp(form.parts?.find(({name}) => name === 'fingerprint')?.pattern ?? '').test(fragment);

type Check = (action: Action, hook: Hook) => string | false | undefined;

/** What a scheme requires of an action beyond the part that follows the scheme. */
const REQUIRED: Readonly<Record<string, Check>> = {
  mailto: ({target, options}) =>
    PLACEHOLDER_ADDRESS.test(target)
      ? !options.has('fallbackEmail') && 'fallbackEmail'
      : !target.includes('@') && 'address',
  sftp: (action, hook) => {
    if (!/^[^:@/]+:[^:@/]+@[^@/]+/.test(action.target) || action.target.split('@').length > 2) {
      return 'user, password and host, each percent-encoded';
    }
    if (!isFingerprint(action)) return 'after # the MD5 fingerprint of the host key';
    const directory = fetches(action, hook) ? 'readDirectory' : 'writeDirectory';
    return !action.options.has(directory) && directory;
  },
  mailfrom: ({options}, {action}) => (!options.get('to') && 'to') || (!hasToken(action) && '$token$'),
  recognize: ({target}) => target !== 'idr' && 'idr',
};

/** The part that an action lacks, in a sentence; undefined when it has all that its scheme requires. */
export function missingPart(action: Action, hook: Hook): string | undefined {
  const {scheme, form} = action.form;
  const first = /^\w+:(?:\/\/)?\{(\w+)\}/.exec(form)?.[1];
  const isEmpty = /^([/:]|$)/.test(action.target);
  const missing = (isEmpty && first) || REQUIRED[scheme]?.(action, hook);
  return missing ? `The ${scheme} action needs ${missing}.` : undefined;
}

/** Whether a hook must have exactly one publish topic. */
export function publishesOnce(action: Action, hook: Hook): boolean {
  const {scheme} = action.form;
  return scheme === 'mailfrom' || scheme === 'join' || (scheme === 'sftp' && fetches(action, hook));
}
