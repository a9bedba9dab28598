import fs from 'node:fs';
import {KINDS} from './attack';
import {build, builtHtml} from './site';

const NO_FRAMES = "frame-ancestors 'none'";

const STYLES = / 'sha256-[^']*'(?=[^;]*; style-src-attr)/g;

/** A policy without the hashes of styles, which are those of one page in its file, and those of all pages of its kind in the header. */
export const withoutStyles = (policy: string): string => policy.replace(STYLES, '');

const stylesIn = (policy: string): string[] => policy.match(STYLES) ?? [];

/** Whether a header permits all styles of a page. */
export const permitsStyles = (header: string, address: string): boolean =>
  stylesIn(policyIn(address)).every((style) => stylesIn(header).includes(style));

/** The policy that a built page has as a meta element. */
const policyIn = (address: string): string =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(builtHtml(address))?.[1] ?? 'none';

/** Addresses with the policy that the host must send: pages that of their file, what is no page none of its own, an unknown address that of the not-found page or none. */
export function wantedPolicies(): Record<string, string> {
  const pages = [
    '/',
    '/v1.html',
    KINDS.guide,
    KINDS.console,
    KINDS.playground,
    KINDS.checker,
    '/search.html',
    '/404.html',
  ];
  const [script = ''] = fs.readdirSync(`${build}/assets/js`);
  const [worker = ''] = fs.readdirSync(`${build}/assets/checker`).filter((name) => name.startsWith('worker-'));
  return {
    ...Object.fromEntries(pages.map((page = '') => [page, withoutStyles(`${policyIn(page)}; ${NO_FRAMES}`)])),
    '/no/such-page.html': withoutStyles(`${policyIn('/404.html')}; ${NO_FRAMES}`),
    '/reference/v1/noSuchOperation.html': withoutStyles(`${policyIn('/404.html')}; ${NO_FRAMES}`),
    '/platform/': NO_FRAMES,
    '/platform/index.html': NO_FRAMES,
    '/openapi/v1.yaml': NO_FRAMES,
    [`/assets/js/${script}`]: NO_FRAMES,
    [`/assets/checker/${worker}`]: `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; ${NO_FRAMES}`,
  };
}
