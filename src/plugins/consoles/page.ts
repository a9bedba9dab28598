import {referencePage} from '../../addresses/places';
import type {OperationObject} from '../../contracts/openapi/document';
import type {Operation} from '../../contracts/openapi/model';

/** What the OpenAPI plugin makes of an operation, as far as the pages use it. */
export interface ConsoleItem {
  readonly title: string;
  readonly api: OperationObject & {
    readonly method: string;
    readonly path: string;
    readonly postman: object;
    readonly info: object;
  };
}

/** The guide to the resource that an operation belongs to. */
const guideOf = (tag: string, version: Operation['version']): string =>
  `/endpoints/${version}/${tag.charAt(0).toLowerCase()}${tag.slice(1)}.html`;

/** A value as JSON whose texts have each backslash twice: where Docusaurus writes front matter into the page's script, it loses one. */
const asFrontMatter = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'string' ? each.replaceAll('\\', '\\\\') : each));

/** The console page of an operation as MDX. The front matter `api` has all that the console needs, in JSON; braces that aren't tokens are escaped. */
export function pageOf({title, api}: ConsoleItem, version: Operation['version']): string {
  const {info: _info, ...request} = api;
  const [tag] = api.tags;
  const frontMatter = {
    title: `Try it: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    description: `Call ${api.operationId} of REST ${version} from your browser, in acceptance, in production or with the sandbox on your own machine.`,
    slug: `${api.operationId}.html`,
    robots: 'noindex',
    hide_title: true,
    hide_table_of_contents: true,
    api: request,
  };
  const head = Object.entries(frontMatter).map(([key, value]) => `${key}: ${asFrontMatter(value)}`);
  return `---
${head.join('\n').replaceAll('{{', '\\{{')}
---
import MethodPath from '@site/src/components/MethodPath';
import SiteLink from '@site/src/components/SiteLink';

# ${title}

<MethodPath method="${api.method.toUpperCase()}" path="${api.path}" />

See <SiteLink href="${referencePage(version)}#${api.operationId}">${api.operationId} in the reference</SiteLink>${tag ? ` and the <SiteLink href="${guideOf(tag, version)}">guide to ${tag}</SiteLink>` : ''}.

<noscript>The console needs JavaScript. The reference shows the same request for curl.</noscript>
`;
}
