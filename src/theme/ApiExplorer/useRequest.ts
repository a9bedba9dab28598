import {useMemo} from 'react';
import type {Param} from '@theme/ApiExplorer/ParamOptions/slice';
import buildPostmanRequest from '@theme/ApiExplorer/buildPostmanRequest';
import {useTypedSelector} from '@theme/ApiItem/hooks';
import {Request} from './postman';
import {chosenServer} from './servers';
import type {BodyObject} from '../../contracts/openapi/document';
import {exampleFile} from '../../contracts/requests/exampleFile';
import type {SentFile} from '../../contracts/requests/model';

/** What the page knows of the operation: the generated `api` of its front matter. */
export interface ConsoleItem {
  readonly postman: ConstructorParameters<typeof Request>[0];
  readonly requestBody?: BodyObject;
  readonly parameters?: readonly object[];
}

/** A text, a file, or the parts of a form. */
export type RequestBody = string | File | Readonly<Record<string, string | File | undefined>> | undefined;

/** The request that the form describes: all that is needed to send it or to write it as a command. */
export interface ConsoleRequest {
  readonly method: string;
  readonly url: string;
  readonly server: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly contentType: string | undefined;
  readonly body: RequestBody;
  /** What code names where the reader has chosen no file. */
  readonly exampleFile: SentFile;
}

/** The media types of the files that a body accepts, as the contract lists them. */
function acceptedFiles({requestBody}: ConsoleItem, contentType = ''): string | undefined {
  if (!contentType.includes('form')) return contentType;
  return requestBody?.content[contentType]?.encoding?.file?.contentType;
}

/** A parameter as it is sent: percent-encoded in path and query, where a colon may stay; as it is in a header. The theme doesn't encode. */
function encoded(parameter: Param): Param {
  const encode = (value: string): string =>
    parameter.in === 'header' ? value : encodeURIComponent(value.trim()).replaceAll('%3A', ':');
  const typed = [parameter.value ?? []].flat().map(String);
  const values = typed.filter((value) => value.trim() !== '').map(encode);
  return {...parameter, value: parameter.schema?.type === 'array' && values.length > 0 ? values : values[0]};
}

/** Follows the form. The request is another object as soon as the form describes another request, and only then. */
export function useRequest(item: ConsoleItem, body: RequestBody): ConsoleRequest {
  const server = useTypedSelector(chosenServer);
  const params = useTypedSelector((state) => state.params);
  // Operations without a body have no content type.
  const contentType = useTypedSelector((state) => state.contentType.value as string | undefined);
  const accept = useTypedSelector((state) => state.accept.value);
  const auth = useTypedSelector((state) => state.auth);
  return useMemo(() => {
    const {method, url, headers} = buildPostmanRequest(new Request(item.postman), {
      pathParams: params.path.map(encoded),
      queryParams: params.query.map(encoded),
      headerParams: params.header.map(encoded),
      cookieParams: params.cookie.map(encoded),
      // The browser, and curl, write the content type of a form, with the boundary of the parts.
      contentType: contentType === undefined || contentType.includes('form') ? '' : contentType,
      accept,
      body: {type: 'empty'},
      server,
      auth,
    });
    const sent = headers.all() as {readonly key: string; readonly value?: string}[];
    return {
      method,
      url: url.toString(),
      server: server?.url ?? '',
      headers: sent.flatMap(({key, value}) => (value ? [[key, value] as const] : [])),
      contentType,
      body,
      exampleFile: exampleFile(acceptedFiles(item, contentType)),
    };
  }, [item, server, params, contentType, accept, auth, body]);
}
