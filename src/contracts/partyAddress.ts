/** The path of party data, after the host. */
export const PARTY_PATH = '/graphql/v1';

/** What follows the address of the sandbox, which has one host for all interfaces, to make it the host of party data. */
export const PARTY_IN_SANDBOX = '/api/vpd';

/** The path of party data in the sandbox. */
export const PARTY_SANDBOX_PATH = PARTY_IN_SANDBOX + PARTY_PATH;

/** The address of party data on a host, which is without scheme or path. */
export const partyAddress = (host: string): string => `https://${host}${PARTY_PATH}`;
