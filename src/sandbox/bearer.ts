/** The bearer token of a request; undefined when it has none. */
export const bearerToken = (headers: {readonly authorization?: string}): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
