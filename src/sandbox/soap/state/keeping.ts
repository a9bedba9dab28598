import type {Entry} from './documents';
import type {SandboxState} from './state';
import type {User} from './tokens';

/** An entry as it is kept: templates and users by their ids, and times as ages in ms. */
type KeptEntry = Pick<Entry, 'externalId' | 'to' | 'route'> & {
  readonly template: string;
  readonly createdAge?: number;
  readonly sender?: string;
  readonly receiver?: string;
  readonly status?: {readonly code: string; readonly age: number; readonly user?: string};
};

interface Kept {
  readonly count: number;
  /** By documentId; null for a former revision. */
  readonly entries: Readonly<Record<string, KeptEntry | null>>;
}

function keptEntry(entry: Entry, now: number): KeptEntry {
  const {externalId, template, created, senderUser, receiverUser, to, route, status} = entry;
  return {
    ...{externalId, template: template.id, to, route, sender: senderUser?.id, receiver: receiverUser?.id},
    createdAge: created === undefined ? undefined : now - created,
    status: status && {code: status.code, age: now - status.changed, user: status.user?.id},
  };
}

/** What only the platform knows of the documents, as JSON. Its tokens and pages are not part of it. */
export function keepPlatform({documents, now}: SandboxState): Kept {
  const {count, entries} = documents.memory();
  const kept = [...entries].map(([id, entry]) => [id, entry ? keptEntry(entry, now()) : null] as const);
  return {count, entries: Object.fromEntries(kept)};
}

function entryOf({data, users, now}: SandboxState, kept: KeptEntry): Entry | undefined {
  const {template: id, createdAge, sender, receiver, status, ...rest} = kept;
  const template = data.templates.find((each) => each.id === id);
  const userOf = (user = ''): User | undefined => users.get(user);
  return (
    template && {
      ...{...rest, template, senderUser: userOf(sender), receiverUser: userOf(receiver)},
      created: createdAge === undefined ? undefined : now() - createdAge,
      status: status && {code: status.code, changed: now() - status.age, user: userOf(status.user)},
    }
  );
}

/** Gives the platform what `keepPlatform` kept. */
export function restorePlatform(state: SandboxState, kept: unknown): void {
  const {count, entries} = kept as Kept;
  const all = Object.entries(entries).map(([id, entry]) => [id, entry ? entryOf(state, entry) : undefined] as const);
  state.documents.remember({count, entries: new Map(all)});
}
