/** The access point of every other provider: its address, and the subject of its certificate. */
export const ACCESS_POINT = {
  url: 'https://accesspoint.example/as4',
  subject: 'CN=PNL000999,OU=PEPPOL TEST AP,O=Example Access Point,C=NL',
} as const;

/** A new ID of a message between access points, or from another host. */
export const messageId = (host = 'accesspoint.example'): string => `${crypto.randomUUID()}@${host}`;
