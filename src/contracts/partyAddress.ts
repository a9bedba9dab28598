const PATH = '/graphql/v1';

/** The path of party data in the sandbox, which has one host for all interfaces. */
export const PARTY_SANDBOX_PATH = `/api/vpd${PATH}`;

/** The address of party data on a host, which is without scheme or path. */
export const partyAddress = (host: string): string => `https://${host}${PATH}`;
