import {hookActions} from '../../content/contracts';
import {untracked} from '../../content/files';
import type {HookAction} from '../../contracts/hookActions';

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
