import {createHash} from 'node:crypto';
import type {PageKind} from '../../addresses/pageKinds';

type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";
const INLINE = "'unsafe-inline'";

/** A source that permits one inline script or style element, by its text (CSP Level 3, section 2.3.1). */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** What a page may contain inline, each text once. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The origins that take requests from consoles and from the playground, such as `https://psb.example.com`. */
export interface Origins {
  readonly consoles: readonly string[];
  readonly playground: readonly string[];
}

/** What every page may do. What isn't named, such as frames, plugins and media, is not permitted (`default-src`). */
const everyPage = ({scripts, styles}: Inline): Directives => ({
  'default-src': [NONE],
  'script-src': [SELF, ...scripts.map(hashOf)],
  'style-src-elem': [SELF, ...styles.map(hashOf)],
  'style-src-attr': [NONE],
  // Style sheets contain small pictures, such as the arrow of a list.
  'img-src': [SELF, 'data:'],
  'font-src': [SELF],
  'connect-src': [SELF],
  // The search works in a worker.
  'worker-src': [SELF],
  'form-action': [SELF],
  'base-uri': [NONE],
});

/** What the pages of each kind may do besides, with the reason. */
const exceptions = ({consoles, playground}: Origins): Readonly<Record<PageKind, Directives>> => ({
  // Tables have the widths of their columns in attributes, and requests their height in each language: some sixty different ones, whose hashes would
  // make every page 2 kB larger. A style attribute can load nothing but pictures of the site.
  reading: {'style-src-attr': [INLINE]},
  // A reader sends requests to the REST service, or to the sandbox.
  console: {'connect-src': [SELF, ...consoles]},
  playground: {
    // A reader sends queries to the party data service.
    'connect-src': [SELF, ...playground],
    // The editors (Monaco) write style elements and style attributes, with what they measure in the reader's window.
    'style-src-elem': [SELF, INLINE],
    'style-src-attr': [INLINE],
  },
  // Documents are checked by a worker, which a page's policy doesn't rule: the page itself needs nothing.
  checker: {},
});

/**
 * The policy of a page, for a `meta` element. All pages of a kind have the same but for their styles, because a document keeps its policy when the
 * application shows another page of the kind in it; a page of another kind is a document of its own (`src/behaviour/navigation/documents.ts`).
 */
export const pagePolicy = (kind: PageKind, inline: Inline, origins: Origins): string =>
  written({...everyPage(inline), ...exceptions(origins)[kind]});

/** The policy of a redirect file, for its one inline script. */
export const redirectPolicy = (script: string): string =>
  written({'default-src': [NONE], 'script-src': [hashOf(script)], 'form-action': [NONE], 'base-uri': [NONE]});
