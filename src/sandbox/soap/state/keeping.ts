import type {Entry} from './documents';
import type {SandboxState} from './state';
import type {User} from './tokens';

/** An entry as it is kept: templates and users by their ids. */
type KeptEntry = Pick<Entry, 'externalId' | 'created' | 'to' | 'route'> & {
  readonly template: string;
  readonly sender?: string;
  readonly receiver?: string;
  readonly status?: {readonly code: string; readonly changed: number; readonly user?: string};
};

interface Kept {
  readonly count: number;
  /** By documentId; null for a former revision. */
  readonly entries: Readonly<Record<string, KeptEntry | null>>;
}

function keptEntry({template, senderUser, receiverUser, status, ...entry}: Entry): KeptEntry {
  return {
    ...{...entry, template: template.id, sender: senderUser?.id, receiver: receiverUser?.id},
    status: status && {...status, user: status.user?.id},
  };
}

/** What only the platform knows of the documents, as JSON. Its tokens and pages are not part of it. */
export function keepPlatform({documents}: SandboxState): Kept {
  const {count, entries} = documents.memory();
  const kept = [...entries].map(([id, entry]) => [id, entry ? keptEntry(entry) : null] as const);
  return {count, entries: Object.fromEntries(kept)};
}

function entryOf({data, users}: SandboxState, kept: KeptEntry): Entry | undefined {
  const {template: id, sender, receiver, status, ...rest} = kept;
  const template = data.templates.find((each) => each.id === id);
  const userOf = (user = ''): User | undefined => users.get(user);
  return (
    template && {
      ...{...rest, template, senderUser: userOf(sender), receiverUser: userOf(receiver)},
      status: status && {...status, user: userOf(status.user)},
    }
  );
}

/** Gives the platform what `keepPlatform` kept. */
export function restorePlatform(state: SandboxState, kept: unknown): void {
  const {count, entries} = kept as Kept;
  const all = Object.entries(entries).map(([id, entry]) => [id, entry ? entryOf(state, entry) : undefined] as const);
  state.documents.remember({count, entries: new Map(all)});
}
