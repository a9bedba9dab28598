import type {Clock} from '../clock';
import type {BusContract} from '../contract';
import {MOST_ENTRIES, type Journal} from '../journal';
import {optionOf, secretOf} from '../../hookSyntax/action';
import type {BusEvent} from '../../compose/event';
import type {Hooks, SavedHook} from './hooks';

/** Posts a body and gives the status of the response. @throws Error in words for a connection that fails or takes longer than `timeout` in ms */
export type Post = (
  url: string,
  request: {readonly body: string; readonly headers: Readonly<Record<string, string>>; readonly timeout: number},
) => Promise<number>;

export interface WebhookOptions {
  readonly post: Post;
  /** Whether the sandbox may connect to a host. */
  readonly allows: (host: string) => boolean;
  /** From 0 to below 1, for the jitter of retries. */
  readonly random: () => number;
}

/** What became of an attempt. */
export type Outcome = 'sent' | 'retry' | 'error';

/** An attempt to deliver, with why it failed, in words, and when the next one is due. */
export interface Attempt {
  readonly outcome: Outcome;
  readonly attempt: number;
  readonly message: string;
  readonly nextAttemptOn?: string;
}

/** Is told of each attempt to deliver events. */
export type Report = (hook: SavedHook, events: readonly BusEvent[], attempt: Attempt) => void;

interface Delivery {
  readonly events: readonly BusEvent[];
  attempt: number;
}

interface Queue {
  running: number;
  readonly waiting: Delivery[];
  batch: BusEvent[];
}

const GONE = 410;
const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The value of `X-PSB-Signature`: HMAC-SHA256 of the body with the secret of the hook's action. */
async function signature(secret: string, body: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(secret), {name: 'HMAC', hash: 'SHA-256'}, false, ['sign']);
  return `sha256=${hex(await crypto.subtle.sign('HMAC', key, bytes(body)))}`;
}

/** Delivers events to https actions: some at a time, signed, in batches where the action says so, and again after failures. */
export class Webhooks {
  private readonly queues = new Map<string, Queue>();
  /** What the deliveries of the journal posted, by their number. */
  private readonly posted = new Map<number, {readonly hook: SavedHook; readonly events: readonly BusEvent[]}>();
  private readonly repeats: readonly number[];
  private readonly commands: ReadonlySet<string>;
  /** The largest part by which a wait is longer. */
  private readonly jitter: number;

  constructor(
    private readonly contract: BusContract,
    private readonly clock: Clock,
    private readonly journal: Journal,
    private readonly hooks: Hooks,
    private readonly options: WebhookOptions,
    private readonly report: Report,
  ) {
    this.repeats = contract.schedule('webhook-repeats');
    const {topics} = contract.topics;
    this.commands = new Set(topics.flatMap(({topic, kind}) => (kind === 'command' ? [topic] : [])));
    this.jitter = contract.jitter('webhook-repeats') / 100;
  }

  private queueOf({level, id}: SavedHook): Queue {
    const key = `${level} ${id}`;
    const queue = this.queues.get(key) ?? {running: 0, waiting: [], batch: []};
    this.queues.set(key, queue);
    return queue;
  }

  /** Queues an event for a hook. @param attempt the number of the first attempt */
  deliver(hook: SavedHook, event: BusEvent, attempt: number): void {
    const {options} = this.hooks.actionOf(hook);
    const size = Number(options.get('batch') ?? 0);
    const queue = this.queueOf(hook);
    if (!size) {
      this.enqueue(hook, {events: [event], attempt});
      return;
    }
    queue.batch.push(event);
    if (queue.batch.length >= size) {
      this.flush(hook);
      return;
    }
    if (queue.batch.length > 1) return undefined;
    const interval = Number(optionOf(this.hooks.actionOf(hook), 'batchInterval'));
    this.clock.after(interval * 1000, () => this.flush(hook));
  }

  /**
   * Posts the events of a delivery again, as a first attempt.
   * @param number that of its entry in the journal @returns why it can't, in words; undefined once it is queued
   */
  redeliver(number: number): string | undefined {
    const former = this.posted.get(number);
    if (!former) return `The sandbox no longer has delivery ${number}.`;
    const {hook, events} = former;
    if (!this.hooks.current(hook)?.isActive)
      return `Hook '${hook.id}' was removed or is inactive. Save it again first.`;
    this.enqueue(hook, {events, attempt: 1});
    return undefined;
  }

  private flush(hook: SavedHook): void {
    const queue = this.queueOf(hook);
    const events = queue.batch;
    queue.batch = [];
    if (events.length > 0) this.enqueue(hook, {events, attempt: 1});
  }

  private enqueue(hook: SavedHook, delivery: Delivery): void {
    this.queueOf(hook).waiting.push(delivery);
    this.next(hook);
  }

  private next(hook: SavedHook): void {
    const queue = this.queueOf(hook);
    const level = hook.level === 'environment' ? 'environment' : 'party';
    const most = this.contract.limit(`hook-concurrency-${level}`);
    while (queue.running < most && queue.waiting.length > 0) {
      const delivery = queue.waiting.shift();
      if (!delivery) return;
      queue.running++;
      this.clock.work(async () => {
        try {
          await this.attempt(hook, delivery);
        } finally {
          queue.running--;
          this.next(hook);
        }
      });
    }
  }

  private async attempt(saved: SavedHook, delivery: Delivery): Promise<void> {
    const {events, attempt} = delivery;
    const hook = this.hooks.current(saved);
    if (!hook?.isActive || hook.since !== saved.since) {
      const message = `Hook '${saved.id}' was removed or is inactive.`;
      this.report(
        saved,
        events.filter(({topic}) => this.commands.has(topic)),
        {outcome: 'error', attempt: attempt - 1, message},
      );
      return;
    }
    const failure = await this.post(hook, delivery);
    const is = (outcome: Outcome, nextAttemptOn?: string): void =>
      this.report(hook, events, {outcome, attempt, message: failure?.message ?? '', nextAttemptOn});
    if (!failure) {
      is('sent');
      return;
    }
    const isChannel = events.some(({topic}) => this.commands.has(topic));
    const wait = (isChannel ? this.contract.outcomes.attemptWaits : this.repeats)[attempt - 1];
    if (failure.isFinal || wait === undefined) {
      if (failure.isGone) this.hooks.deactivate(hook);
      is('error');
      return;
    }
    const ms = wait * 1000 * (isChannel ? 1 : 1 + this.options.random() * this.jitter);
    is('retry', this.clock.stamp(ms));
    this.clock.after(ms, () => this.enqueue(hook, {...delivery, attempt: attempt + 1}));
  }

  private async post(hook: SavedHook, {events, attempt}: Delivery) {
    const {options} = this.hooks.actionOf(hook);
    const secret = secretOf(hook.action);
    const sentOn = this.clock.stamp();
    const told = events.map(({topic, partyId, documentId, refToDocumentId, message, details, createdOn}) => {
      const ids = {topic, partyId, hookId: hook.id, documentId, ...(refToDocumentId && {refToDocumentId})};
      return {...ids, message, details, createdOn, sentOn};
    });
    const body = JSON.stringify(options.has('batch') ? told : told[0]);
    const url = new URL(hook.action.replace(/#.*$/s, ''));
    for (const own of ['batch', 'batchInterval']) url.searchParams.delete(own);
    const signed: Record<string, string> =
      secret === undefined ? {} : {'x-psb-signature': await signature(secret, body)};
    const headers = {'content-type': 'application/json', ...signed};
    const [result, failure] = await this.sent(url, body, headers);
    const {number} = this.journal.add('delivery', `${told.map(({topic}) => topic).join(', ')} to ${url.host}`, {
      ...{hook: hook.id, url: url.href, attempt: String(attempt), result, body},
      ...('x-psb-signature' in signed ? {signature: signed['x-psb-signature'] ?? ''} : {}),
    });
    this.posted.set(number, {hook, events});
    const [oldest] = this.posted.keys();
    if (this.posted.size > MOST_ENTRIES && oldest !== undefined) this.posted.delete(oldest);
    return failure;
  }

  private async sent(url: URL, body: string, headers: Record<string, string>) {
    if (!this.options.allows(url.hostname)) {
      const message = `The sandbox connects to this machine only. Start it with --webhook-allow ${url.hostname}.`;
      return [message, {message, isFinal: true, isGone: false}] as const;
    }
    try {
      const timeout = this.contract.limit('webhook-answer') * 1000;
      const status = await this.options.post(url.href, {body, headers, timeout});
      const result = `The webhook server responded with ${status}.`;
      if (status >= 200 && status < 300) return [result] as const;
      return [result, {message: result, isFinal: status === GONE, isGone: status === GONE}] as const;
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : String(problem);
      return [message, {message, isFinal: false, isGone: false}] as const;
    }
  }
}
