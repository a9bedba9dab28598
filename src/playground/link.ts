import {variablesOf} from './json';
import type {Texts} from './state/texts';

/** The longest fragment that is read; the service accepts no longer query. */
const LONGEST = 120_000;

/** A link to a page with the texts of the editors in its fragment, which browsers don't send to a host. */
export function linkTo(page: string, {query, variables}: Texts): string {
  const fields = new URLSearchParams({query, ...(variables.trim() !== '' && {variables})});
  return `${page}#${fields.toString()}`;
}

/** The texts in the fragment of a link: undefined for other fragments, 'invalid' for one that is too long, broken, or has no query. */
export function readLink(hash: string): Texts | 'invalid' | undefined {
  if (!/^#(?:.*&)?(?:query|variables)=/.test(hash)) return undefined;
  if (hash.length > LONGEST) return 'invalid';
  const fields = new URLSearchParams(hash.slice(1));
  const query = fields.get('query') ?? '';
  const variables = fields.get('variables') ?? '';
  // URLSearchParams puts U+FFFD where an escape isn't UTF-8.
  const isBroken = (query + variables).includes('\uFFFD') || variablesOf(variables) === 'invalid';
  return query.trim() === '' || isBroken ? 'invalid' : {query, variables};
}
