import {consolePage} from '../addresses/places';
import {responsesTwin, schemasTwin, twinOf} from '../addresses/twins';
import {onSite} from '../service';

/** What links of twins lead to. */
export interface LinkTargets {
  /** The version of each REST operation by its id. */
  readonly operations: ReadonlyMap<string, 'v1' | 'v1-beta'>;
  /** Pages that have no twin. */
  readonly hidden: ReadonlySet<string>;
}

const REFERENCES = ['/', '/v1.html'];

const IN_REFERENCE = /^(schema|response)s?-(v1-beta|v1)(?:-|$)/;

/** Where an anchor of a reference page is: each operation has a twin of its own, and so have the schemas and the shared responses of a version. */
function referenceTwin(page: string, anchor: string, {operations}: LinkTargets): string {
  const version = operations.get(anchor);
  if (version) return twinOf(consolePage(version, anchor));
  const [, kind, of] = IN_REFERENCE.exec(anchor) ?? [];
  if (kind && of) return `${(kind === 'schema' ? schemasTwin : responsesTwin)(of)}#${anchor}`;
  return anchor ? `${twinOf(page)}#${anchor}` : twinOf(page);
}

/**
 * A link of a page as its twin has it: absolute, and to a twin where the target is a page.
 * @param page address of the page with the link
 * @returns nothing for a link to a page that is in no index
 */
export function twinLink(written: string, page: string, targets: LinkTargets): string | undefined {
  // Docusaurus' mark of a link to a file of the site.
  const url = written.replace(/^pathname:\/\/(?=\/)/, '');
  if (/^[a-z]+:/i.test(url)) return url;
  const [path = '', anchor = ''] = url.split('#');
  const target = path === '' ? page : path;
  if (REFERENCES.includes(target)) return onSite(referenceTwin(target, anchor, targets));
  if (targets.hidden.has(target)) {
    const version = targets.operations.get(anchor);
    return version && onSite(twinOf(consolePage(version, anchor)));
  }
  if (!target.endsWith('.html')) return onSite(url);
  return onSite(`${twinOf(target)}${anchor && `#${anchor}`}`);
}
