import type {ReactElement, RefObject} from 'react';
import content from 'playground:content';
import {curlOf} from './curl';
import {variablesOf} from './json';
import {linkTo} from './links';
import type {Editors} from './state/Connection';
import type {Endpoint} from './state/runOn';

interface Props {
  readonly endpoint: Endpoint;
  readonly editors: RefObject<Editors | null>;
  readonly token: RefObject<HTMLInputElement | null>;
  readonly choose: (endpoint: Endpoint) => void;
  readonly say: (text: string) => void;
}

function Actions({endpoint, editors, say}: Pick<Props, 'endpoint' | 'editors' | 'say'>): ReactElement {
  const copy = (text: string, done: string): void => {
    navigator.clipboard.writeText(text).then(
      () => say(done),
      () => say('The browser doesn’t allow copying. Select the text and copy it yourself.'),
    );
  };
  const copyCurl = (): void => {
    const now = editors.current?.current();
    if (!now) return;
    const variables = variablesOf(now.variables);
    if (variables === 'invalid') {
      say('Not copied: the variables aren’t a JSON object.');
      return;
    }
    copy(
      curlOf(endpoint.address ?? content.curlAddress, {...now, variables}),
      'Copied as curl. Before you run the command, set VPD_TOKEN to your access token.',
    );
  };
  const copyLink = (): void => {
    const now = editors.current?.current();
    if (!now) return;
    copy(
      linkTo(window.location.origin + window.location.pathname, now),
      'Link copied. It contains only the query and its variables.',
    );
  };
  return (
    <div className="playground-actions">
      <button type="button" onClick={copyCurl}>
        Copy as curl
      </button>
      <button type="button" onClick={copyLink}>
        Copy link
      </button>
      <a href={content.schema} download>
        Download SDL
      </a>
    </div>
  );
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
