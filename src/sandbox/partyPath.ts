/** The path of the party data service. */
export const PARTY_PATH = '/api/vpd/graphql/v1';
