import {randomUUID} from 'node:crypto';
import type {AccountData, SandboxData} from '../../../contracts/platform/sandbox';
import {keepNewest} from '../../newest';
import {FAULTS, SoapFault} from '../fault';
import type {Clock} from './clock';

/** The user whose keys a request uses. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly account: AccountData;
}

const LIFETIME = 4 * 60 * 60 * 1000;
/** How many tokens of one key can be valid. */
const MOST = 100;
/** How many tokens are remembered, so that an expired one is told from an unknown one. The oldest expired ones are forgotten. */
const REMEMBERED = 1000;

interface Token {
  readonly key: string;
  readonly user: User;
  readonly expires: number;
}

/** The users of the accounts, by id. */
export function usersOf({users, accounts}: SandboxData): ReadonlyMap<string, User> {
  return new Map(
    users.flatMap(({id, name, account: of}) => {
      const account = accounts.find((each) => each.id === of);
      return account ? [[id, {id, name, account}] as const] : [];
    }),
  );
}

/** The security tokens of the sandbox: made by Login, looked up by every other operation. */
export class Tokens {
  private readonly tokens = new Map<string, Token>();

  constructor(
    private readonly data: SandboxData,
    private readonly users: ReadonlyMap<string, User>,
    private readonly now: Clock,
  ) {
    for (const {key, token} of data.keys) if (token !== undefined) this.keep(token, key);
  }

  private keep(token: string, key: string): string {
    const {user: id = '', tokenSeconds} = this.data.keys.find((each) => each.key === key) ?? {};
    const user = this.users.get(id);
    if (!user) throw new SoapFault(FAULTS.keyUnknown);
    const lifetime = tokenSeconds === undefined ? LIFETIME : tokenSeconds * 1000;
    this.tokens.set(token, {key, user, expires: this.now() + lifetime});
    keepNewest(this.tokens, REMEMBERED, (each) => (this.tokens.get(each)?.expires ?? 0) <= this.now());
    return token;
  }

  /** A new token for two keys. @throws SoapFault for a blocked account, an unknown key, a wrong secret, or too many tokens */
  login(key: string, secret: string): string {
    const blocked = this.data.blocked.find((each) => each.key === key);
    if (blocked) throw new SoapFault(blocked.code);
    if (!this.data.keys.some((each) => each.key === key)) throw new SoapFault(FAULTS.keyUnknown);
    if (secret === this.data.wrongSecret) throw new SoapFault(FAULTS.secretWrong);
    const valid = [...this.tokens.values()].filter((each) => each.key === key && each.expires > this.now());
    if (valid.length >= MOST) throw new SoapFault(FAULTS.tooManyTokens);
    return this.keep(randomUUID(), key);
  }

  /** The user of a token. @throws SoapFault for no token, an unknown or an expired one */
  userOf(token: string | undefined): User {
    if (token === undefined) throw new SoapFault(FAULTS.tokenMissing);
    const known = this.tokens.get(token);
    if (token === this.data.expiredToken || (known && known.expires <= this.now())) {
      throw new SoapFault(FAULTS.tokenExpired);
    }
    if (!known) throw new SoapFault(FAULTS.keyUnknown);
    return known.user;
  }
}
