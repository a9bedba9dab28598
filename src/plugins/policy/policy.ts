import {createHash} from 'node:crypto';

type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

/** A source that permits one inline script, by its text (CSP Level 3, section 2.3.1). */
const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/**
 * The policy of every page of the application, as the content of a `meta` element. It is one for all of them, because a document keeps its
 * policy when the application shows another page in it. Style elements are permitted because pages carry their own style, and style
 * attributes because the editors of the playground set them.
 * @param scripts the inline scripts, as they are in the page
 * @param origins to which consoles and playground send requests
 */
export function pagePolicy(scripts: readonly string[], origins: readonly string[]): string {
  return written({
    'default-src': [NONE],
    'script-src': [SELF, ...scripts.map(hashOf)],
    'style-src-elem': [SELF, "'unsafe-inline'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...origins],
    'worker-src': [SELF],
    'form-action': [SELF],
    'base-uri': [NONE],
  });
}

/**
 * The policy of a redirect file.
 * @param script its one inline script
 */
export const redirectPolicy = (script: string): string =>
  written({'default-src': [NONE], 'script-src': [hashOf(script)], 'form-action': [NONE], 'base-uri': [NONE]});
