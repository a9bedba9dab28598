import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {untracked} from '../../sources/files';
import {playgroundEndpoints} from '../../sources/party/playgroundContent';
import {openApi, restVersions} from '../../sources/rest';
import {fileOfRoute} from '../sitePath';
import {inlineScripts} from './inlineScripts';
import {pagePolicy} from './policy';

/** The origins to which consoles and the playground send requests, such as `https://psb.example.com`, each once. */
function requestOrigins(): string[] {
  const servers = restVersions.flatMap((version) => openApi(version).servers.map(({url}) => url));
  const endpoints = playgroundEndpoints.flatMap(({address}) => address ?? []);
  return [...new Set([...servers, ...endpoints].map((address) => new URL(address).origin))];
}

const CHARSET = /<meta charset="?utf-8"? ?\/?>/i;

interface Page {
  readonly file: string;
  readonly html: string;
}

/** The policy of pages. @throws Error when their inline scripts differ: a script that one page alone has comes from its content */
export function policyOf(pages: readonly Page[], origins: readonly string[]): string {
  const policies = pages.map(({file, html}) => ({file, policy: pagePolicy(inlineScripts(file, html), origins)}));
  const [first] = policies;
  if (!first) throw new Error('The build has no page.');
  const other = policies.find(({policy}) => policy !== first.policy);
  if (other) throw new Error(`${other.file} has other inline scripts than ${first.file}. Every page has the same.`);
  return first.policy;
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
        return {file, html: fs.readFileSync(file, 'utf8')};
      });
      const policy = policyOf(pages, untracked(requestOrigins));
      for (const page of pages) fs.writeFileSync(page.file, withPolicy(page, policy));
    },
  };
}
