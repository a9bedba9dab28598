/** A piece of XML: an element with a text, with other pieces, or nothing. */
export type Xml = string;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'})[character] ?? '');

/** An element with a text; nothing for an empty one. */
export function leaf(
  name: string,
  text: string | undefined | null,
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  if (!text) return '';
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${escaped(text)}</${name}>`;
}

/** An element with others in it; nothing where they are all empty. */
export const node = (name: string, ...pieces: readonly Xml[]): Xml =>
  pieces.some(Boolean) ? `<${name}>${pieces.join('')}</${name}>` : '';

/** A UBL document in UTF-8. */
export function ublDocument(root: string, ...pieces: readonly Xml[]): Uint8Array {
  const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
  const spaces = `xmlns="${ubl}${root}-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2"`;
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}>${pieces.join('')}</${root}>\n`;
  return new TextEncoder().encode(text);
}

/** A party of a UBL document: its endpoint ID, name and, where the transaction needs it, country. */
export function ublParty(endpoint: string, name: string, country?: string): Xml {
  const [scheme = '', ...value] = endpoint.split(':');
  return [
    leaf('cbc:EndpointID', value.join(':'), {schemeID: scheme}),
    node('cac:PostalAddress', node('cac:Country', leaf('cbc:IdentificationCode', country))),
    node('cac:PartyLegalEntity', leaf('cbc:RegistrationName', name || value.join(':'))),
  ].join('');
}
