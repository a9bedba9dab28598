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

  /** Counts a request of a client. @returns how long to wait where it is over the limit, in words and in seconds; then it isn't counted */
  refusal(client: string): {readonly wait: string; readonly seconds: string} | undefined {
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
    return {wait: seconds === 1 ? '1 second' : `${seconds} seconds`, seconds: String(seconds)};
  }
}
