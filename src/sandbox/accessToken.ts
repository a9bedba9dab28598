import {randomBytes} from 'node:crypto';

const ISSUED = /^sandbox-([\w-]+)-[0-9a-f]{32}$/;

/** A new access token. It contains the name of its user or application, so the sandbox keeps no list of tokens. */
export function issueToken(name: string): string {
  return `sandbox-${Buffer.from(name).toString('base64url')}-${randomBytes(16).toString('hex')}`;
}

/** The name in a token of `issueToken`; undefined for any other token. */
export function nameIn(token: string): string | undefined {
  const name = ISSUED.exec(token)?.[1];
  return name && Buffer.from(name, 'base64url').toString();
}

/** The bearer token of an `Authorization` header; undefined when it has none. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
