import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {pageKind} from '../../addresses/pageKinds';
import {groupBy} from '../../contracts/groupBy';
import {service} from '../../service';
import {untracked} from '../../sources/files';
import {playgroundEndpoints} from '../../sources/party/playgroundContent';
import {openApi, restVersions} from '../../sources/rest';
import {addressOfRoute, fileOfRoute} from '../sitePath';
import {inlineScripts, inlineStyles} from './inline';
import {pagePolicy, type Origins} from './policy';

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/** The origins to which readers send requests, from the contracts. */
const requestOrigins = (): Origins => ({
  consoles: originsOf([
    ...restVersions.flatMap((version) => openApi(version).servers.map(({url}) => url)),
    service.sandbox.url,
  ]),
  playground: originsOf(playgroundEndpoints.flatMap(({address}) => address ?? [])),
});

const CHARSET = /<meta charset="?utf-8"? ?\/?>/i;

interface Page {
  /** The address, such as `/vpd/playground/playground.html`. */
  readonly address: string;
  readonly file: string;
  readonly html: string;
}

/** The inline scripts of all pages. @throws Error when they differ: a script that one page alone has comes from its content */
function sharedScripts(pages: readonly Page[]): readonly string[] {
  const all = pages.map(({file, html}) => ({file, scripts: inlineScripts(file, html)}));
  const [first] = all;
  if (!first) throw new Error('The build has no page.');
  const other = all.find(({scripts}) => scripts.join('\0') !== first.scripts.join('\0'));
  if (other) throw new Error(`${other.file} has other inline scripts than ${first.file}. Every page has the same.`);
  return first.scripts;
}

/** Whether the application draws a page itself. It takes the styles of every other page out of its file (src/components/StaticContent/pages.ts). */
const isDrawn = ({html}: Page): boolean => !html.includes('data-static-content');

/**
 * The policy of each page by its address: that of its kind, with its own style elements and those of pages of its kind that the application can draw
 * in its document. @throws Error when the inline scripts of pages differ
 */
export function policiesOf(pages: readonly Page[], origins: Origins): ReadonlyMap<string, string> {
  const scripts = sharedScripts(pages);
  const drawn = groupBy(pages.filter(isDrawn), ({address}) => pageKind(address));
  const policyOf = (page: Page): string => {
    const kind = pageKind(page.address);
    const styles = new Set([page, ...(drawn.get(kind) ?? [])].flatMap(({html}) => inlineStyles(html)));
    return pagePolicy(kind, {scripts, styles: [...styles].sort()}, origins);
  };
  return new Map(pages.map((page) => [page.address, policyOf(page)]));
}

/** A page with the policy behind its first element, so that it rules all that follows. */
function withPolicy({file, html}: Page, policy: string): string {
  if (!CHARSET.test(html))
    throw new Error(`${file} has no meta element with its character set to put the policy behind.`);
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Writes the policy (policy.ts) into each built page, before its first wait: plugins later in the list read the pages as readers get them. */
export default function policyPlugin(): Plugin {
  return {
    name: 'policy',
    postBuild({outDir, routesPaths}) {
      const pages = routesPaths.map((route) => {
        const file = path.join(outDir, fileOfRoute(route));
        return {address: addressOfRoute(route), file, html: fs.readFileSync(file, 'utf8')};
      });
      const policies = policiesOf(pages, untracked(requestOrigins));
      for (const page of pages) fs.writeFileSync(page.file, withPolicy(page, policies.get(page.address) ?? ''));
    },
  };
}
