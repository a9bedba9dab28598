/** What a link to the page selects: a format by the id of its message, and a rule. Never content. */
export interface Selection {
  readonly format?: string;
  readonly rule?: string;
}

const ID = /^[\w.-]{1,80}$/;
const KEYS = ['format', 'rule'] as const;

/**
 * The fragment that selects a format and a rule: `#format=ubl-bisv3&rule=BR-CO-15`.
 * @returns an empty text where neither is an id
 */
export function linkOf(selection: Selection): string {
  const parts = KEYS.flatMap((key) => {
    const id = selection[key];
    return id !== undefined && ID.test(id) ? [`${key}=${id}`] : [];
  });
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

/**
 * What the fragment of an address selects. Other keys, and values that are no ids, are ignored; of a key that is repeated the first counts.
 * Whether there is such a format or rule is for the caller to look up.
 * @param address whole, or its fragment alone with `#`
 */
export function selectionIn(address: string): Selection {
  const start = address.indexOf('#');
  const fields = start < 0 ? [] : address.slice(start + 1, start + 1 + 1000).split('&');
  const selected = KEYS.flatMap((key) => {
    const id = fields.find((field) => field.startsWith(`${key}=`))?.slice(key.length + 1);
    return id !== undefined && ID.test(id) ? [[key, id] as const] : [];
  });
  return Object.fromEntries(selected);
}
