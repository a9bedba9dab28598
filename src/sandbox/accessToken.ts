import {randomBytes} from 'node:crypto';

/** The scopes of access tokens: the REST API, and party data. */
export const SCOPES = ['ap', 'vpd'] as const;

export type Scope = (typeof SCOPES)[number];

const ISSUED = new RegExp(`^sandbox-(?<scope>${SCOPES.join('|')})-(?<name>[\\w-]+)-[0-9a-f]{32}$`);

/** A new access token. It contains the name of its user or application and its scope, so the sandbox keeps no list of tokens. */
export function issueToken(name: string, scope: Scope): string {
  return `sandbox-${scope}-${Buffer.from(name).toString('base64url')}-${randomBytes(16).toString('hex')}`;
}

/** The name in a token of `issueToken`; undefined for any other token. */
export function nameIn(token: string): string | undefined {
  const name = ISSUED.exec(token)?.groups?.name;
  return name && Buffer.from(name, 'base64url').toString();
}

/** The scope of a token of `issueToken`; undefined for any other token. */
export function scopeIn(token: string): Scope | undefined {
  const scope = ISSUED.exec(token)?.groups?.scope;
  return SCOPES.find((each) => each === scope);
}

/** The bearer token of an `Authorization` header; undefined when it has none. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
