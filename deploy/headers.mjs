/*
 * Prints the policies of the built site as headers for a host, to include in its recipe: node deploy/headers.mjs build nginx
 * They are read from the built pages, whose files have them as a meta element too. deploy/README.md says where the text belongs. A third argument is
 * the path of the site on the host; without it, the path that the pages themselves name.
 */
import fs from 'node:fs';
import path from 'node:path';
import {FORMATS} from './headerFormats.mjs';

/** What a page can't say in a meta element: no other site may show it in a frame. Older browsers know X-Frame-Options alone. */
const NO_FRAMES = "frame-ancestors 'none'";

/** Addresses below the path of the site of other files with a policy, and of redirect files, whose own policy must not meet that of pages. */
const FILES = [
  {pattern: '.+/index\\.html$', policy: NO_FRAMES},
  // A worker has the policy of its own file. This one reads documents of strangers: it compiles libxml2, and loads files of the site alone.
  {
    pattern: 'assets/checker/worker-[^/]+\\.js$',
    policy: `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; ${NO_FRAMES}`,
  },
];

const POLICY = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)">/;

const literal = (text) => text.replace(/[.+]/g, '\\$&');

const STYLES = /(?<=style-src-elem 'self')(?: 'sha256-[^']*')*/;

/** The addresses of built pages by their policy, which has the styles of all of them, without redirect files, whose own policy is enough. */
function pagesByPolicy(folder) {
  const files = fs.readdirSync(folder, {recursive: true}).filter((file) => file.endsWith('.html'));
  const groups = new Map();
  const styles = new Map();
  for (const file of files.sort()) {
    if (file.endsWith(`${path.sep}index.html`)) continue;
    const [, policy] = POLICY.exec(fs.readFileSync(path.join(folder, file), 'utf8')) ?? [];
    if (!policy) throw new Error(`${file} has no policy. Run npm run build first`);
    const kind = policy.replace(STYLES, '');
    groups.set(kind, [...(groups.get(kind) ?? []), file.split(path.sep).join('/')]);
    styles.set(kind, new Set([...(styles.get(kind) ?? []), ...STYLES.exec(policy)[0].split(' ')]));
  }
  const withStyles = (kind) => kind.replace(STYLES, [...styles.get(kind)].sort().join(' '));
  return [...groups].sort(([, a], [, b]) => b.length - a.length).map(([kind, pages]) => [withStyles(kind), pages]);
}

/** A pattern for the addresses of some pages. Pages of one folder are written as one. */
function patternOf(pages) {
  const folders = new Map();
  for (const page of pages) {
    const folder = page.slice(0, page.lastIndexOf('/') + 1);
    folders.set(folder, [...(folders.get(folder) ?? []), page.slice(folder.length, -'.html'.length)]);
  }
  const all = [...folders].map(([folder, names]) => `${literal(folder)}(${names.map(literal).join('|')})`);
  return `(${all.join('|')})\\.html$`;
}

/** The path of the site, as its first page names it. */
function sitePathOf(folder) {
  const [, address = ''] =
    /<link[^>]* rel="?canonical"? href="?([^">\s]+)/.exec(fs.readFileSync(path.join(folder, 'index.html'), 'utf8')) ??
    [];
  return new URL(address).pathname;
}

/** The rules of a built site: a pattern of addresses and its policy. The first rule is for most pages; those after it are its exceptions, and no two match. */
function rulesOf(folder, sitePath) {
  const [[most], ...others] = pagesByPolicy(folder);
  const pages = [
    {pattern: '$|.*\\.html$', policy: most},
    ...others.map(([policy, each]) => ({pattern: patternOf(each), policy})),
  ];
  const all = [...pages.map(({pattern, policy}) => ({pattern, policy: `${policy}; ${NO_FRAMES}`})), ...FILES];
  return all.map(({pattern, policy}) => ({pattern: `^${literal(sitePath)}(${pattern})`, policy}));
}

const [folder = '', host = '', sitePath = undefined] = process.argv.slice(2);
const format = FORMATS[host];
if (!format || !fs.existsSync(folder)) {
  process.stderr.write(
    `Usage: node deploy/headers.mjs FOLDER HOST, where HOST is ${Object.keys(FORMATS).join(', ')}\n`,
  );
  process.exit(1);
}
process.stdout.write(format({rules: rulesOf(folder, sitePath ?? sitePathOf(folder)), others: NO_FRAMES}));
