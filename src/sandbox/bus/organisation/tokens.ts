import type {SandboxOutcomes} from '../../../contracts/sandboxOutcomes';
import {Problem} from '../problem';
import type {Member, Organisation} from './organisation';

/** The scopes of access tokens: the REST API, and party data. */
export const SCOPES = ['ap', 'vpd'] as const;

export type Scope = (typeof SCOPES)[number];

export interface Token {
  /** The user or application. */
  readonly name: string;
  /** The application that asked for it, whose requests are counted. */
  readonly client: string;
  readonly scope: Scope;
  /** The machine's time in ms. */
  readonly expires: number;
  /** Of a deleted user, whose token lasts until it expires. */
  former?: Member;
}

/** How many tokens are remembered. */
const MOST_TOKENS = 10_000;
const GRANTS = ['client_credentials', 'password'];

/** Codes of RFC 6749, section 5.2, which openapi/errors.yaml explains. */
const refused = (code: string, message = ''): Problem => new Problem(code, message);

/** The access tokens of the sandbox. */
export class Tokens {
  private tokens = new Map<string, Token>();

  /** @param lifetime of a token in seconds · @param now the machine's time in ms */
  constructor(
    private readonly organisation: Organisation,
    private readonly outcomes: SandboxOutcomes,
    readonly lifetime: number,
    private readonly now: () => number,
  ) {}

  /** Takes over the tokens of a bus that ends, so that its clients go on. */
  follow(former: Tokens): void {
    this.tokens = former.tokens;
  }

  /** A new token for the fields of a token request. @throws Problem with a code of the token endpoint */
  request(field: (name: string) => string): {token: string; scope: Scope} {
    const grant = field('grant_type');
    if (!grant) throw refused('invalid_request', 'grant_type is missing');
    if (!GRANTS.includes(grant)) throw refused('unsupported_grant_type');
    const client = field('client_id');
    if (new RegExp(this.outcomes.production.clientIds, 'i').test(client)) {
      throw refused('invalid_client', 'this looks like a client of production, which a sandbox must not get');
    }
    const application = this.organisation.find(client);
    if (!application?.isApplication || !application.secrets.includes(field('client_secret'))) {
      throw refused('invalid_client');
    }
    const user = grant === 'password' ? this.organisation.find(field('username')) : application;
    const isWrong = !user || user.isApplication || !user.secrets.includes(field('password'));
    if (grant === 'password' && isWrong) throw refused('invalid_grant');
    const scope = SCOPES.find((each) => each === field('scope'));
    if (!scope) throw refused('invalid_scope');
    return {token: this.issue(user?.name ?? client, client, scope), scope};
  }

  private issue(name: string, client: string, scope: Scope): string {
    const token = `sandbox-${scope}-${crypto.randomUUID().replaceAll('-', '')}`;
    this.tokens.set(token, {name, client, scope, expires: this.now() + this.lifetime * 1000});
    const [oldest] = this.tokens.keys();
    if (this.tokens.size > MOST_TOKENS && oldest !== undefined) this.tokens.delete(oldest);
    return token;
  }

  /** Deletes a user, whose tokens stay valid. @throws Problem for an unknown user */
  deleteUser(name: string): void {
    const member = this.organisation.deleteUser(name);
    for (const token of this.tokens.values()) if (token.name === name) token.former ??= member;
  }

  /** The user or application of a token. @throws Problem where the organisation never had it */
  memberOf({name, former}: Token): Member {
    const member = former ?? this.organisation.find(name);
    if (!member) throw new Problem('API401', 'The access token is unknown.');
    return member;
  }

  /** What an access token says; nothing for one that is unknown or expired. */
  find(token: string | undefined): Token | undefined {
    const known = this.tokens.get(token ?? '');
    return known && known.expires > this.now() ? known : undefined;
  }

  /** What an access token says. @throws Problem with API401 for none, and for one that is unknown, expired or for another API */
  read(token: string | undefined, scope: Scope): Token {
    if (!token) throw new Problem('API401', 'The access token is missing.');
    const known = this.tokens.get(token);
    if (!known) throw new Problem('API401', 'The access token is unknown.');
    if (known.expires <= this.now()) {
      const at = `${new Date(known.expires).toISOString().slice(0, 19)}+00:00`;
      throw new Problem('API401', `The access token expired at ${at}.`);
    }
    if (known.scope !== scope)
      throw new Problem('API401', `The access token has the scope ${known.scope}, not ${scope}.`);
    return known;
  }
}
