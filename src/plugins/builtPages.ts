import fs from 'node:fs';
import path from 'node:path';
import {addressOfRoute, fileOfRoute} from './sitePath';

/** A page that a breadcrumb or a section names, by its address in the site; without one for a group of the sidebar. */
interface Crumb {
  readonly name: string;
  readonly address?: string;
}

/** What a built page says of itself to readers, from its HTML. */
export interface BuiltPage {
  readonly file: string;
  /** From the root of the site, `/` or `/x.html`. */
  readonly address: string;
  readonly html: string;
  /** Its heading of the first level. */
  readonly title: string;
  readonly description: string;
  /** What is above its title: the section, and the groups and pages that it is below. */
  readonly crumbs: readonly Crumb[];
  /** The day of its last change, `2026-11-27`; nothing where git doesn't know it. */
  readonly changed?: string;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
}

const SIGNS: Readonly<Record<string, string>> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'"};

/** The text of HTML. @throws Error for a character reference that no page has had so far */
function textOf(html: string): string {
  const text = html.replace(/<!--.*?-->|<[^>]*>/gs, '');
  return text.replace(/&#?\w+;/g, (sign) => {
    const character = SIGNS[sign];
    if (character === undefined) throw new Error(`add ${sign} to src/plugins/builtPages.ts`);
    return character;
  });
}

const inQuotes = ([, double, single, bare]: RegExpExecArray): string => textOf(double ?? single ?? bare ?? '');

/** The content of a meta element of the head, as the minifier writes it; nothing for a page without it. */
function metaOf(head: string, name: string): string | undefined {
  const found = new RegExp(`<meta [^>]*?name="?${name}"? content=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(head);
  return found ? inQuotes(found) : undefined;
}

const CRUMB = /<a href="?([^\s">]+)"?>(.*?)<\/a>|<span>(.*?)<\/span>/g;

function crumbsOf(html: string): Crumb[] {
  const [, inside = ''] = /<nav aria-label="?Breadcrumbs"?[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  return Array.from(inside.matchAll(CRUMB), ([, address, link, group = '']) =>
    address === undefined ? {name: textOf(group)} : {name: textOf(link ?? ''), address: addressOfRoute(address)},
  );
}

function builtPage(file: string, address: string): BuiltPage {
  const html = fs.readFileSync(file, 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    ...{file, address, html},
    title: textOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    description: metaOf(head, 'description') ?? '',
    crumbs: crumbsOf(html),
    changed: /<time datetime="?([\d-]+)"?>/i.exec(html)?.[1],
    isIndexed: !metaOf(head, 'robots')?.includes('noindex'),
  };
}

interface Build {
  readonly outDir: string;
  readonly routesPaths: readonly string[];
}

/** Every page of a build, read from the folder that it is in. */
export const builtPages = ({outDir, routesPaths}: Build): BuiltPage[] =>
  routesPaths.map((route) => builtPage(path.join(outDir, fileOfRoute(route)), addressOfRoute(route)));

/** Writes tags at the end of a page's head. */
export function addToHead({file, html}: Pick<BuiltPage, 'file' | 'html'>, tags: string): void {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error(`${file} has no head`);
  fs.writeFileSync(file, html.slice(0, end) + tags + html.slice(end));
}
