/**
 * Asks a host for an address, with Node's own client: a request of Playwright costs ten times as much. The body comes as the file is, so that the
 * host has nothing to compress.
 * @param redirect whether a redirect is followed, or is the answer
 */
export const ask = (address: string, redirect: 'follow' | 'manual' = 'follow'): Promise<Response> =>
  fetch(address, {redirect, headers: {'accept-encoding': 'identity'}});
