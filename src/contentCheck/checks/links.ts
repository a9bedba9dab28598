import {linksOf, type Link} from '../../content/links';
import {publicFiles} from '../../sources/downloads';
import {existsTracked, filesOf} from '../../sources/files';
import {readFilled} from '../../sources/yaml';
import {fillTokens} from '../../sources/tokens';
import {sandboxFiles} from '../../addresses/sandboxFiles';
import {faultAt, type Fault} from '../fault';
import {proseYaml} from '../proseFiles';
import type {Check, Site} from '../site';
import {anchorsOf} from './anchors';

/** An anchor without its percent escapes; as it is when they are malformed, which no id then equals. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

let files: ReadonlySet<string> | undefined;

/** Whether the site serves a file at an address. All downloads are made only for an address that nothing else has. */
async function isFile(address: string): Promise<boolean> {
  if (sandboxFiles.includes(address.slice(1)) || existsTracked(`static${address}`)) return true;
  if (address.endsWith('.html')) return false;
  try {
    files ??= new Set((await publicFiles()).map(({path}) => `/${path}`));
  } catch {
    // What they are made of is wrong, which other checks tell.
    return true;
  }
  return files.has(address);
}

const REMEDY = 'Use the id of a heading, operation, code or table row of that page';

const WHOLE = 'Begin the link with the address of the page that has it, such as /misc/partyIds.html#ids';

function hasAnchor(site: Site, page: string, anchor: string): boolean {
  const anchors = anchorsOf(site, page);
  return anchors === 'unknown' || (anchors?.has(decoded(anchor)) ?? false);
}

/** The fault of a link; none when it leads somewhere. `own` is the page that has it. */
async function faultsOf({line, href}: Link, file: string, own: string, site: Site): Promise<Fault[]> {
  const [address = '', anchor] = href.split('#');
  const target = address.split('?')[0] || own;
  if (anchorsOf(site, target) === undefined) {
    if (await isFile(target)) return [];
    const remedy = 'src/addresses/routes.json lists the addresses; pages end in .html';
    return [faultAt(file, line, `link to ${href}: no such page`, remedy)];
  }
  if (!anchor || hasAnchor(site, target, anchor)) return [];
  return [faultAt(file, line, `link to ${href}: ${target} has no anchor #${anchor}`, REMEDY)];
}

/** The pages that are made of a contract file. */
const pagesWith = (file: string, {pages}: Site): readonly string[] =>
  pages.flatMap(({address, compiled}) =>
    compiled?.record.reads.some((read) => filesOf(read).includes(file)) ? [address] : [],
  );

/** The text of a contract; nothing for one with an unknown token, which its reader tells. */
function textOf(file: string): string {
  try {
    return readFilled(file);
  } catch {
    return '';
  }
}

/** The links of a contract. One to an anchor alone leads into each page that shows the contract. */
async function brokenInContract(file: string, site: Site): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const link of linksOf(textOf(file))) {
    if (!link.href.startsWith('#')) faults.push(...(await faultsOf(link, file, '/', site)));
    else {
      const without = pagesWith(file, site).find((page) => !hasAnchor(site, page, link.href.slice(1)));
      if (without !== undefined)
        faults.push(faultAt(file, link.line, `${without} shows this file and has no anchor ${link.href}`, WHOLE));
    }
  }
  return faults;
}

/** Every link inside the site, of a page or of a contract, leads to a page or a file, and to an anchor that it has. */
export const links: Check = async (site) => {
  const faults: Fault[] = [];
  for (const {file, address, source, compiled} of site.pages) {
    if (!compiled) continue;
    for (const link of linksOf(fillTokens(source, file))) faults.push(...(await faultsOf(link, file, address, site)));
  }
  for (const file of proseYaml()) faults.push(...(await brokenInContract(file, site)));
  return faults;
};

/** What a link of Markdown begins with when it is no file beside the page. */
const ADDRESS = /^(?:[/#]|[a-z][a-z\d+.-]*:)/i;

/** No link is relative to the file of its page, and none has words that say nothing of where it leads. */
export const linkWords: Check = ({pages}) =>
  pages.flatMap(({file, compiled}) =>
    (compiled?.written.links ?? []).flatMap(({line, address, text}) => {
      if (!ADDRESS.test(address))
        return faultAt(
          file,
          line,
          `link to ${address}: relative to the file`,
          'Write the address of the page, such as /misc/partyIds.html',
        );
      if (/^(?:here|click here|this page|link|more|read more)$/i.test(text.trim()))
        return faultAt(file, line, `the link to ${address} says '${text.trim()}'`, 'Name in the link what is there');
      return [];
    }),
  );
