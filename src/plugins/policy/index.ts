import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {pageKind, type PageKind} from '../../addresses/pageKinds';
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

/** The policy of the pages of each kind. @throws Error when the inline scripts of pages differ */
export function policiesOf(pages: readonly Page[], origins: Origins): ReadonlyMap<PageKind, string> {
  const scripts = sharedScripts(pages);
  const kinds = groupBy(pages, ({address}) => pageKind(address));
  const policyOf = (kind: PageKind, members: readonly Page[]): string => {
    const styles = new Set(members.flatMap(({html}) => inlineStyles(html)));
    return pagePolicy(kind, {scripts, styles: [...styles].sort()}, origins);
  };
  return new Map(Array.from(kinds, ([kind, members]) => [kind, policyOf(kind, members)]));
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
      for (const page of pages)
        fs.writeFileSync(page.file, withPolicy(page, policies.get(pageKind(page.address)) ?? ''));
    },
  };
}
