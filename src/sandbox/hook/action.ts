import * as z from 'zod';
import {v1Schema} from '../schema';

const actionsSchema = z.array(
  z.object({
    scheme: z.string(),
    form: z.string(),
    options: z.array(
      z.object({name: z.string(), type: z.string(), minimum: z.int().optional(), maximum: z.int().optional()}),
    ),
  }),
);

type ActionForm = z.infer<typeof actionsSchema>[number];

/** The actions of the contract, `x-hook-actions` of the schema Hook. */
export const actionForms = (): readonly ActionForm[] => actionsSchema.parse(v1Schema('Hook')['x-hook-actions']);

/** A hook action in its parts. */
export interface Action {
  readonly form: ActionForm;
  /** What is between the scheme and the options: host and path, address, name. */
  readonly target: string;
  readonly options: URLSearchParams;
}

/** How every action of a form begins: `https://`, `mailto:`, or the whole action `peppol`. */
const beginning = ({form}: ActionForm): string => /^\w+(:\/\/|:)?/.exec(form)?.[0] ?? form;

/** The parts of an action; undefined when the contract does not have its scheme. What follows `#` is left out. */
export function actionOf(action: string): Action | undefined {
  const form = actionForms().find((each) =>
    each.form === each.scheme ? action === each.scheme : action.startsWith(beginning(each)),
  );
  if (!form) return undefined;
  const [rest = ''] = action.slice(beginning(form).length).split('#', 1);
  const separator = form.form.includes('&') ? '&' : '?';
  const [target = '', ...options] = rest.split(separator);
  return {form, target, options: new URLSearchParams(options.join(separator))};
}
