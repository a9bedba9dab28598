import type {IncomingHttpHeaders} from 'node:http';
import {tokenParts} from './access';
import type {Answer} from './answer';
import {keepNewest} from './newest';

const MINUTE = 60_000;

/** The time in ms. */
export type Clock = () => number;

/** How many clients are remembered. */
const MOST_CLIENTS = 1000;

/** Counts the requests of each client in a sliding window of one minute. */
export class RequestRate {
  private readonly times = new Map<string, number[]>();

  /** @param most requests a minute are accepted */
  constructor(
    private readonly most: number,
    private readonly now: Clock,
  ) {}

  /**
   * Counts a request with these headers, and refuses it when it is over the limit; then it isn't counted. A token that the sandbox didn't issue
   * is a client of its own.
   * @param answer gives the response, from the time to wait in words; the header is added
   */
  refusal(headers: IncomingHttpHeaders, answer: (wait: string) => Answer): Answer | undefined {
    const client = tokenParts(headers).name ?? headers.authorization ?? '';
    const now = this.now();
    const recent = (this.times.get(client) ?? []).filter((time) => time > now - MINUTE);
    const [first = now] = recent;
    this.times.delete(client);
    this.times.set(client, recent);
    keepNewest(this.times, MOST_CLIENTS);
    if (recent.length < this.most) {
      recent.push(now);
      return undefined;
    }
    const seconds = Math.ceil((first + MINUTE - now) / 1000);
    const refused = answer(seconds === 1 ? '1 second' : `${seconds} seconds`);
    return {...refused, headers: {...refused.headers, 'retry-after': String(seconds)}};
  }
}
