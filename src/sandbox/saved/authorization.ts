import {cast} from '../../service';
import type {Sent} from '../operations';
import {v1Properties} from '../schema';

interface UserParty {
  readonly id: string;
  readonly name?: string | null;
  readonly permissions: Readonly<Record<string, boolean>>;
}

/** The name of a party of the examples; null for any other, whose name the sandbox can't know. */
const nameOf = (partyId: string): string | null =>
  Object.values(cast).find((party) => party.partyId === partyId)?.name ?? null;

/** An authorization as it is saved: every permission of the contract, false where it was left out. */
export function savedAuthorization({sent}: Sent): unknown {
  const {id, name, permissions} = sent as UserParty;
  const all = v1Properties('PartyPermissions').map((key) => [key, permissions[key] ?? false]);
  return {id, name: name ?? nameOf(id), permissions: Object.fromEntries(all) as UserParty['permissions']};
}

/** A user as it is saved: its name, never its password. */
export const savedUser = ({sent}: Sent): unknown => ({name: (sent as {name: string}).name});
