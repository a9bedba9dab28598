/** How many entries of each kind are remembered. */
export const MOST_ENTRIES = 500;

/** What happened in the bus, for the page of the sandbox. */
export interface Entry {
  /** Ascending from 1, over all kinds. */
  readonly number: number;
  readonly kind: EntryKind;
  /** The machine's time, in ms. */
  readonly at: number;
  readonly title: string;
  /** What is to be seen of it, by name; long texts are cut by who adds them. */
  readonly facts: Readonly<Record<string, string>>;
}

export type EntryKind = 'request' | 'event' | 'delivery' | 'outbox' | 'problem';

/** Remembers the newest entries and tells listeners of each new one. */
export class Journal {
  private readonly kinds = new Map<EntryKind, Entry[]>();
  private readonly listeners = new Set<(entry: Entry) => void>();
  private count = 0;

  constructor(private readonly now: () => number) {}

  add(kind: EntryKind, title: string, facts: Entry['facts'] = {}): Entry {
    const entry: Entry = {number: ++this.count, kind, at: this.now(), title, facts};
    const entries = this.kinds.get(kind) ?? [];
    this.kinds.set(kind, entries);
    entries.push(entry);
    if (entries.length > MOST_ENTRIES) entries.shift();
    for (const tell of this.listeners) tell(entry);
    return entry;
  }

  /** The number of the newest entry. */
  get newest(): number {
    return this.count;
  }

  /** The entries of a kind, newest first. */
  of(kind: EntryKind): Entry[] {
    return [...(this.kinds.get(kind) ?? [])].reverse();
  }

  /** Calls `tell` for each new entry, until the returned function is called. */
  listen(tell: (entry: Entry) => void): () => void {
    this.listeners.add(tell);
    return () => void this.listeners.delete(tell);
  }
}
