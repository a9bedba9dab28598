/** What a link carries: the texts of the two editors, nothing else. */
export interface LinkedQuery {
  readonly query: string;
  readonly variables: string;
}

/** The longest fragment that is read; the service accepts no longer query. */
const LONGEST = 120_000;

/** Whether a text can stand in the editor for variables: nothing, or a JSON object. */
function isVariables(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * A link to the page with the texts of the editors in its fragment, which browsers don't send to a host.
 * @param page address of the page, without a fragment
 */
export function linkTo(page: string, {query, variables}: LinkedQuery): string {
  const fields = new URLSearchParams({query, ...(variables.trim() !== '' && {variables})});
  return `${page}#${fields.toString()}`;
}

/**
 * The texts that a link carries.
 * @param hash the fragment with its `#`
 * @returns undefined for a fragment that isn't of such a link, 'invalid' for one that is too long, broken, or has no query
 */
export function readLink(hash: string): LinkedQuery | 'invalid' | undefined {
  if (!/^#(?:.*&)?(?:query|variables)=/.test(hash)) return undefined;
  if (hash.length > LONGEST) return 'invalid';
  const fields = new URLSearchParams(hash.slice(1));
  const query = fields.get('query') ?? '';
  const variables = fields.get('variables') ?? '';
  // URLSearchParams puts U+FFFD where an escape isn't UTF-8.
  const isBroken = query.includes('\uFFFD') || variables.includes('\uFFFD');
  return query.trim() === '' || isBroken || !isVariables(variables) ? 'invalid' : {query, variables};
}
