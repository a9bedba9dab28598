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

/** The policy of every page for a `meta` element: one for all, because a document keeps it when the application shows another page. `origins` take requests. */
export function pagePolicy(scripts: readonly string[], origins: readonly string[]): string {
  return written({
    'default-src': [NONE],
    'script-src': [SELF, ...scripts.map(hashOf)],
    // Pages carry their own style.
    'style-src-elem': [SELF, "'unsafe-inline'"],
    // The editors of the playground set style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...origins],
    'worker-src': [SELF],
    'form-action': [SELF],
    'base-uri': [NONE],
  });
}

/** The policy of a redirect file, for its one inline script. */
export const redirectPolicy = (script: string): string =>
  written({'default-src': [NONE], 'script-src': [hashOf(script)], 'form-action': [NONE], 'base-uri': [NONE]});
