import {cast} from '../../service';
import type {RestCall} from '../operations';
import {v1Schema} from '../schema';

interface UserParty {
  readonly id: string;
  readonly name?: string | null;
  readonly permissions: Readonly<Record<string, boolean>>;
}

/** The name of a party of the examples; null for any other, whose name the sandbox can't know. */
function nameOf(partyId: string): string | null {
  return Object.values(cast).find((party) => party.partyId === partyId)?.name ?? null;
}

/** An authorization as it is saved: every permission of the contract, false where it was left out. */
export function savedAuthorization({sent}: RestCall): unknown {
  const {id, name, permissions} = sent as UserParty;
  const keys = Object.keys(v1Schema('PartyPermissions').properties ?? {});
  return {
    id,
    name: name ?? nameOf(id),
    permissions: Object.fromEntries(keys.map((key) => [key, permissions[key] ?? false])),
  };
}

/** A user as it is saved: its name, never its password. */
export function savedUser({sent}: RestCall): unknown {
  return {name: (sent as {name: string}).name};
}
