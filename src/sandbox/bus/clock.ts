/** Work that is due later. `cancel` does nothing once it has begun. */
export interface Timer {
  cancel(): void;
}

interface Due {
  readonly at: number;
  readonly run: () => void | Promise<void>;
}

const LONGEST_WAIT = 2 ** 31 - 1;

const written = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}+00:00`;

/**
 * The bus's sense of time. Waits last `1 / speed` of what the contract says, and can be skipped by `advance`; the time that events and statuses
 * show is the machine's own, so that signatures and tokens stay valid.
 */
export class Clock {
  private readonly due = new Set<Due>();
  private readonly working = new Set<Promise<void>>();
  private readonly began: number;
  private skipped = 0;
  private alarm: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param speed how many seconds of the bus pass in a second; 0 stops waits until `advance`
   * @param now the machine's time in ms
   */
  constructor(
    readonly speed: number,
    readonly now: () => number = Date.now,
    private readonly failed: (problem: unknown) => void = () => undefined,
  ) {
    this.began = now();
  }

  /** The time of the bus in ms since it started, by which waits and retention end. */
  time(): number {
    return (this.now() - this.began) * this.speed + this.skipped;
  }

  /** The machine's time as the API writes it, or that of a moment which comes after a wait in ms. */
  stamp(wait = 0): string {
    return written(this.now() + (this.speed > 0 ? wait / this.speed : wait));
  }

  /** The machine's time of a moment that is `age` ms before the start, as the API writes it. */
  past(age: number): string {
    return written(this.began - age);
  }

  /** Goes on from another time of the bus, before there are any waits. */
  goOnFrom(time: number): void {
    this.skipped += time - this.time();
  }

  /** Runs something after a wait in ms of the bus. */
  after(wait: number, run: Due['run']): Timer {
    const due = {at: this.time() + wait, run};
    this.due.add(due);
    this.setAlarm();
    return {cancel: () => void this.due.delete(due)};
  }

  /** How many waits there are, and in how many ms of the bus the first one ends. */
  waiting(): {readonly count: number; readonly next?: number} {
    const first = this.first();
    return {count: this.due.size, next: first && Math.max(0, first.at - this.time())};
  }

  /** Does work that goes on beside others, such as a delivery; what fails is told. */
  work(run: () => Promise<void>): void {
    const work: Promise<void> = run()
      .catch(this.failed)
      .finally(() => this.working.delete(work));
    this.working.add(work);
  }

  /** Waits for work that goes on, at most for a time in ms of the machine. */
  async settled(patience = Infinity): Promise<void> {
    const until = this.now() + patience;
    while (this.working.size > 0 && this.now() < until) {
      const all = Promise.allSettled(this.working);
      let alarm: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise((resolve) => (alarm = setTimeout(resolve, Math.min(until - this.now(), LONGEST_WAIT))));
      await Promise.race([all, late]);
      clearTimeout(alarm);
    }
  }

  /**
   * Lets a time in ms pass at once: what becomes due is run in its order, each once the work before it has ended.
   * @param patience how long to wait for that work, in ms of the machine
   */
  async advance(ms: number, patience = Infinity): Promise<void> {
    const end = this.time() + ms;
    await this.settled(patience);
    for (let next = this.first(); next && next.at <= end; next = this.first()) {
      this.skipped += Math.max(0, next.at - this.time());
      await this.run(next);
      await this.settled(patience);
    }
    this.skipped += Math.max(0, end - this.time());
    this.setAlarm();
  }

  /** Forgets all work. */
  stop(): void {
    clearTimeout(this.alarm);
    this.due.clear();
  }

  private first(): Due | undefined {
    let first: Due | undefined;
    for (const each of this.due) if (!first || each.at < first.at) first = each;
    return first;
  }

  private async run(due: Due): Promise<void> {
    this.due.delete(due);
    try {
      await due.run();
    } catch (problem) {
      this.failed(problem);
    }
  }

  private setAlarm(): void {
    clearTimeout(this.alarm);
    const first = this.first();
    if (!first || this.speed === 0) return;
    const wait = Math.max(0, (first.at - this.time()) / this.speed);
    this.alarm = setTimeout(() => this.ring(), Math.min(wait, LONGEST_WAIT));
    // In Node.js, a wait must not keep the program running; a browser has no `unref`.
    (this.alarm as {unref?: () => void}).unref?.();
  }

  private ring(): void {
    const now = this.time();
    for (const each of [...this.due].filter(({at}) => at <= now).sort((a, b) => a.at - b.at)) void this.run(each);
    this.setAlarm();
  }
}
