import type {BusContract} from '../contract';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import {Problem} from '../problem';

export type Role = 'ApUser' | 'ApManager';

/** Permissions for one party: every key of the schema PartyPermissions. */
export type Permissions = Readonly<Record<string, boolean>>;

/** A link to a party, as the API writes it. */
export interface UserParty {
  readonly id: string;
  readonly name: string | null;
  readonly permissions: Permissions;
}

/** A link as it is sent: only the partyId and some permissions are needed. */
export interface NewLink {
  readonly id: string;
  readonly name?: string | null;
  readonly permissions: Permissions;
}

/** A user, or an application. */
export interface Member {
  readonly name: string;
  readonly isApplication: boolean;
  readonly role: Role;
  /** What the token endpoint accepts: a client secret, or passwords. */
  secrets: readonly string[];
  /** By the partyId with its scheme as text. */
  readonly parties: Map<string, UserParty>;
}

/** The organisation that owns the sandbox: its users, applications and their parties. */
export class Organisation {
  private readonly members = new Map<string, Member>();

  constructor(
    private readonly contract: BusContract,
    private readonly partyIds: PartyIds,
  ) {
    const {applications, users} = contract.outcomes.organisation;
    for (const {clientId, secret, role} of applications) this.add(clientId, [secret], role, true);
    const link = (name: string, party: string, permissions: readonly string[]): UserParty =>
      this.link(name, {
        id: this.castParty(party),
        permissions: Object.fromEntries(permissions.map((key) => [key, true])),
      });
    for (const {name, passwords, role, parties} of users) {
      this.add(name, passwords, role, false);
      for (const [party, permissions] of Object.entries(parties)) link(name, party, permissions);
    }
    for (const {name, role} of this.members.values()) {
      if (role === 'ApUser') continue;
      for (const party of Object.keys(contract.outcomes.participants)) link(name, party, contract.permissions);
    }
  }

  /** The partyId of a party of the cast. @throws Error for a key that the cast lacks */
  castParty(key: string): string {
    const party = this.contract.cast[key];
    if (!party) throw new Error(`openapi/sandboxOutcomes.yaml: the cast has no '${key}'`);
    return party.partyId;
  }

  private add(name: string, secrets: readonly string[], role: Role, isApplication: boolean): Member {
    const member: Member = {name, secrets, role, isApplication, parties: new Map()};
    this.members.set(name, member);
    return member;
  }

  /** All of it, to be kept. */
  kept(): unknown {
    return [...this.members.values()].map((member) => ({...member, parties: [...member.parties.values()]}));
  }

  /** Becomes what was kept. */
  restore(kept: unknown): void {
    this.members.clear();
    for (const {parties, ...member} of kept as readonly (Omit<Member, 'parties'> & {parties: UserParty[]})[]) {
      const byId = parties.map((each) => [this.partyIds.text(each.id), each] as const);
      this.members.set(member.name, {...member, parties: new Map(byId)});
    }
  }

  /** A user or application by its name or client ID. */
  find(name: string): Member | undefined {
    return this.members.get(name);
  }

  private known(name: string): Member {
    const member = this.find(name);
    if (!member) throw new Problem('API404-USER', `User '${name}' was not found.`);
    return member;
  }

  /** The users, ordered by name, without applications. */
  users(): Member[] {
    const users = [...this.members.values()].filter(({isApplication}) => !isApplication);
    return users.sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Creates a user, or gives one a new password. @throws Problem for a new user without a password, and for the client ID of an application */
  saveUser(name: string, password: string | null | undefined): void {
    const known = this.find(name);
    if (known?.isApplication) {
      throw new Problem('API400', `Field 'name': '${name}' is the client ID of an application, not a user.`);
    }
    if (known) {
      if (password) known.secrets = [password];
      return;
    }
    if (!password) throw new Problem('API400', `Field 'password' is required for the new user '${name}'.`);
    this.add(name, [password], 'ApUser', false);
  }

  /** Deletes a user. @returns who it was @throws Problem for an unknown user */
  deleteUser(name: string): Member {
    const member = this.known(name);
    if (member.isApplication) throw new Problem('API404-USER', `User '${name}' was not found.`);
    this.members.delete(name);
    return member;
  }

  /** What a user or application can act for, in the order in which it was linked. */
  partiesOf(name: string): UserParty[] {
    return [...this.known(name).parties.values()];
  }

  /** Links a party with these permissions; those left out are false. @throws Problem for a user or a party that can't be linked */
  link(name: string, {id, name: title, permissions}: NewLink): UserParty {
    const {parties} = this.known(name);
    const problem = this.partyIds.problem(id);
    if (problem) throw new Problem('API403-PARTY', `Party '${id}' is not verified for your organisation. ${problem}`);
    const all = this.contract.permissions.map((key) => [key, permissions[key] ?? false] as const);
    const key = this.partyIds.text(id);
    const saved: UserParty = {id, name: title ?? this.nameOf(key), permissions: Object.fromEntries(all)};
    parties.set(key, saved);
    return saved;
  }

  /** Removes a link. @throws Problem where there is none */
  unlink(name: string, partyId: string): void {
    if (this.known(name).parties.delete(this.partyIds.text(partyId))) return;
    throw new Problem('API404-USER', `User '${name}' is not linked to party '${partyId}'.`);
  }

  /** The name of a party of the examples; null for any other, whose name the sandbox can't know. */
  nameOf(partyId: string): string | null {
    const key = this.partyIds.text(partyId);
    return Object.values(this.contract.cast).find((party) => this.partyIds.text(party.partyId) === key)?.name ?? null;
  }

  /** Whether some user or application can act for a party: documents to it arrive in the sandbox. */
  owns(partyId: string): boolean {
    const key = this.partyIds.text(partyId);
    return [...this.members.values()].some(({parties}) => parties.has(key));
  }

  /**
   * Checks what an operation requires of its caller.
   * @param needs `x-permissions` of the operation: permissions for the party, or the role ApManager
   * @throws Problem for what the caller lacks
   */
  require(caller: Member, needs: readonly string[], partyId: string | undefined): void {
    for (const need of needs) {
      if (need === 'ApManager') {
        if (caller.role === need) continue;
        throw new Problem('API403-ROLE', `User '${caller.name}' does not have the role ApManager.`);
      }
      const party = partyId === undefined ? undefined : caller.parties.get(this.partyIds.text(partyId));
      if (party?.permissions[need]) continue;
      throw new Problem('API403', `You don't have the ${need} permission for party '${partyId}'.`);
    }
  }
}
