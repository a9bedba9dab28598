import type {Bus} from '../bus/bus';
import type {ActionName} from './form';

/** How long to wait for deliveries under way, in ms: a webhook server may never answer. */
const PATIENCE = 5000;

/** The times by which the clock can be advanced, by their length in seconds. */
export const ADVANCES: Readonly<Record<number, string>> = {
  60: '1 minute',
  900: '15 minutes',
  3600: '1 hour',
  86_400: '1 day',
  604_800: '7 days',
};

/** What an action needs. */
export interface Sandbox {
  readonly bus: () => Bus;
  readonly reset: () => Promise<void>;
}

/** Why an action wasn't done. */
export interface NotDone {
  readonly status: number;
  readonly why: string;
}

type Action = (sandbox: Sandbox, form: URLSearchParams) => Promise<NotDone | undefined> | NotDone | undefined;

/** What the buttons of the page do. */
export const ACTIONS: Readonly<Record<ActionName, Action>> = {
  async advance({bus}, form) {
    const seconds = Number(form.get('seconds'));
    if (!Object.hasOwn(ADVANCES, seconds)) {
      return {
        status: 400,
        why: `You can advance the clock only by these numbers of seconds: ${Object.keys(ADVANCES).join(', ')}.`,
      };
    }
    await bus().clock.advance(seconds * 1000, PATIENCE);
    return undefined;
  },
  async reset({reset}) {
    await reset();
    return undefined;
  },
  redeliver({bus}, form) {
    const why = bus().events.redeliver(Number(form.get('delivery')));
    return why === undefined ? undefined : {status: 409, why};
  },
};

export const isAction = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name);

/** What the page says once an action is done. */
export const DONE: Readonly<Record<ActionName, string>> = {
  advance: 'The clock was advanced.',
  reset: 'The sandbox was reset.',
  redeliver: 'The events are being delivered again.',
};
