import {useMemo} from 'react';
import {useResolvedEncoding} from '@theme/ApiExplorer/EncodingSelection/useResolvedEncoding';
import buildPostmanRequest from '@theme/ApiExplorer/buildPostmanRequest';
import {useTypedSelector} from '@theme/ApiItem/hooks';
import {Request} from './postman';
import type {ConsoleItem, ConsoleState, PostmanRequest} from './state';

/** The request that the form describes at this moment, with all that is needed to send it or to write it down. */
export interface CurrentRequest {
  readonly postman: PostmanRequest;
  readonly state: ConsoleState;
  readonly encoding: unknown;
}

/** Follows the form and keeps the request that it describes. */
export function useRequest(item: ConsoleItem): CurrentRequest {
  const state: ConsoleState = {
    server: useTypedSelector(({server}) => server),
    params: useTypedSelector(({params}) => params),
    contentType: useTypedSelector(({contentType}) => contentType),
    accept: useTypedSelector(({accept}) => accept),
    body: useTypedSelector(({body}) => body),
    auth: useTypedSelector(({auth}) => auth),
  };
  const encoding = useResolvedEncoding(item.requestBody);
  const blank = useMemo(() => new Request(item.postman ?? {}), [item]);
  const {params, contentType, accept, body, server, auth} = state;
  const postman = buildPostmanRequest(blank, {
    pathParams: params.path,
    queryParams: params.query,
    headerParams: params.header,
    cookieParams: params.cookie,
    contentType: contentType.value,
    accept: accept.value,
    body,
    server: server.value ?? server.options[0],
    auth,
    encoding,
  });
  return {postman, state, encoding};
}
