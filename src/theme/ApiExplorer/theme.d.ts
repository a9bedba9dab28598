/** The parts of packages, `docusaurus-theme-openapi-docs` above all, that the consoles use and that come without usable types. */

declare module '@theme/ApiItem' {
  import type {ComponentType} from 'react';
  import type {Props} from '@theme/DocItem';

  const ApiItem: ComponentType<Props>;
  export default ApiItem;
}

declare module '@theme-original/ApiItem' {
  export {default} from '@theme/ApiItem';
}

declare module '@theme/ApiItem/hooks' {
  import type {ConsoleState} from '@site/src/theme/ApiExplorer/state';

  export function useTypedSelector<T>(select: (state: ConsoleState) => T): T;
  export function useTypedDispatch(): (action: object) => void;
}

declare module '@theme/ApiExplorer/buildPostmanRequest' {
  import type {PostmanRequest, RequestParts} from '@site/src/theme/ApiExplorer/state';

  export default function buildPostmanRequest(postman: PostmanRequest, parts: RequestParts): PostmanRequest;
}

declare module '@theme/ApiExplorer/EncodingSelection/useResolvedEncoding' {
  export function useResolvedEncoding(body: unknown): unknown;
}

declare module '@theme/ApiExplorer/EncodingSelection/slice' {
  export function setFieldEncoding(choice: {field: string; contentType: string}): object;
}

declare module '@theme/ApiExplorer/Authorization/slice' {
  export function setAuthData(change: {scheme: string; key: string; value: string | undefined}): object;
}

declare module '@theme/ApiExplorer/Server/slice' {
  export function setServer(server: string): object;
}

declare module '@theme/ApiExplorer/Body/slice' {
  export function setStringRawBody(text: string): object;
  export function setFileRawBody(file: {src: string; content: File}): object;
  export function setStringFormBody(part: {key: string; value: string}): object;
  export function clearFormBodyKey(key: string): object;
  export function setFileFormBody(part: {key: string; value: {src: string; content: File}}): object;
  export function clearRawBody(): object;
}

declare module '@theme/ApiExplorer/ParamOptions/slice' {
  import type {Parameter} from '@site/src/theme/ApiExplorer/state';

  export function setParam(parameter: Parameter): object;
}

declare module '@theme/ApiExplorer/ContentType' {
  import type {ComponentType} from 'react';

  const ContentType: ComponentType;
  export default ContentType;
}

declare module '@theme/ApiExplorer/Accept' {
  export {default} from '@theme/ApiExplorer/ContentType';
}

declare module '@generated/docusaurus-plugin-content-docs/reference/operations.json' {
  import type {OperationList} from '@site/src/contracts/openapi/model';

  const lists: readonly OperationList[];
  export default lists;
}

declare module 'react-dom' {
  export function flushSync(run: () => void): void;
}

declare module 'prismjs/components/prism-core' {
  import * as Prism from 'prismjs';

  export default Prism;
}

declare module 'postman-collection/lib/collection/request' {
  import type {PostmanRequest} from '@site/src/theme/ApiExplorer/state';

  export const Request: new (json: object) => PostmanRequest;
}

declare module 'postman-collection/lib/collection/cookie' {
  export const Cookie: unknown;
}

declare module 'postman-collection/lib/collection/cookie-list' {
  export const CookieList: unknown;
}

declare module 'postman-collection/lib/collection/form-param' {
  export const FormParam: unknown;
}

declare module 'postman-collection/lib/collection/query-param' {
  export const QueryParam: unknown;
}

declare module 'postman-collection/lib/collection/variable' {
  export const Variable: unknown;
}
