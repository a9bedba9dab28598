import content from 'playground:content';
import type {Endpoint} from './state/runOn';

interface Props {
  readonly endpoint: Endpoint;
  readonly token: React.RefObject<HTMLInputElement | null>;
  readonly choose: (endpoint: Endpoint) => void;
}

/** The row above the editors: where queries go, and the token for it. */
export function Bar({endpoint, token, choose}: Props): React.ReactElement {
  return (
    <div className="playground-bar" role="group" aria-label="Where queries run">
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
    </div>
  );
}
