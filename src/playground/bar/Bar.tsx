import type {ReactElement, RefObject} from 'react';
import content from 'playground:content';
import type {Editors} from '../state/Connection';
import type {Endpoint} from '../state/runOn';
import {Actions} from './Actions';

interface Props {
  readonly endpoint: Endpoint;
  readonly editors: RefObject<Editors | null>;
  readonly token: RefObject<HTMLInputElement | null>;
  readonly choose: (endpoint: Endpoint) => void;
  readonly say: (text: string) => void;
}

/** The row above the editors: where queries go, the token for it, and what can be done with the query. */
export function Bar({endpoint, editors, token, choose, say}: Props): ReactElement {
  return (
    <div className="playground-bar" role="group" aria-label="Endpoint and actions">
      <div className="playground-field">
        <label htmlFor="playground-endpoint">Endpoint</label>
        <select
          id="playground-endpoint"
          value={endpoint.id}
          onChange={({target}) => choose(content.endpoints.find(({id}) => id === target.value) ?? endpoint)}
        >
          {content.endpoints.map(({id, title}) => (
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
          <div className="playground-field">
            <label htmlFor="playground-token">Access token</label>
            <input
              id="playground-token"
              // React doesn't know what is in it, so it is in no attribute; the playground reads it when a query runs.
              ref={token}
              type="password"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-describedby="playground-token-note"
            />
            <span id="playground-token-note" className="playground-note">
              Kept in memory only
            </span>
          </div>
          <p className="playground-where">
            Query, variables and token are sent to <code>{endpoint.address}</code>
          </p>
        </>
      )}
      <Actions endpoint={endpoint} editors={editors} say={say} />
    </div>
  );
}
