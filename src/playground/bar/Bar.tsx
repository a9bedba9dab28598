import type {ReactElement, RefObject} from 'react';
import {useContent} from '../given';
import type {Editors} from '../state/Connection';
import type {Endpoint} from '../state/runOn';
import {Actions} from './Actions';
import {TokenField} from './TokenField';

interface Props {
  readonly endpoint: Endpoint;
  readonly editors: RefObject<Editors | null>;
  readonly token: RefObject<HTMLInputElement | null>;
  readonly choose: (endpoint: Endpoint) => void;
  readonly say: (text: string) => void;
}

/** The row above the editors: where queries go, the token for it, and what can be done with the query. */
export function Bar({endpoint, editors, token, choose, say}: Props): ReactElement {
  const {endpoints} = useContent();
  return (
    <div className="playground-bar" role="group" aria-label="Endpoint and actions">
      <div className="playground-field">
        <label htmlFor="playground-endpoint">Endpoint</label>
        <select
          id="playground-endpoint"
          value={endpoint.id}
          onChange={({target}) => choose(endpoints.find(({id}) => id === target.value) ?? endpoint)}
        >
          {endpoints.map(({id, title}) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {endpoint.address === undefined ? (
        <p className="playground-where">Queries run in this page. Nothing is sent to a host.</p>
      ) : (
        <>
          <TokenField token={token} />
          <p className="playground-where">
            Query, variables and token are sent to <code>{endpoint.address}</code>
          </p>
        </>
      )}
      <Actions endpoint={endpoint} editors={editors} say={say} />
    </div>
  );
}
