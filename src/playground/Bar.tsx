import {useState} from 'react';
import content from 'playground:content';
import {partyPlayground} from '../addresses/places';
import {httpRequestOf} from './httpRequest';
import {variablesOf} from './json';
import type {Editors} from './state/Connection';
import type {Endpoint} from './state/runOn';

interface Props {
  readonly endpoint: Endpoint;
  readonly editors: React.RefObject<Editors | null>;
  readonly token: React.RefObject<HTMLInputElement | null>;
  readonly choose: (endpoint: Endpoint) => void;
  readonly say: (text: string) => void;
}

/** A language of requests by its id; the first for an id that none has. */
const languageOf = (id: string | undefined) => content.languages.find((each) => each.id === id) ?? content.languages[0];

function Actions({endpoint, editors, say}: Pick<Props, 'endpoint' | 'editors' | 'say'>): React.ReactElement {
  // The language that the reader has chosen for the requests of all pages.
  const [language, setLanguage] = useState(() => languageOf(document.documentElement.dataset.language));
  // A promise, because Safari lets a page copy only what it begins to copy at the press.
  const copy = async (text: Promise<string>, done: string): Promise<void> => {
    const blob = text.then((each) => new Blob([each], {type: 'text/plain'}));
    try {
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
      say(done);
    } catch {
      say('The text couldn’t be copied. Check that you are online, and that the browser allows copying.');
    }
  };
  const copyCode = (): void => {
    const now = editors.current?.current();
    if (!now) return;
    const variables = variablesOf(now.variables);
    if (variables === 'invalid') {
      say('Not copied: the variables aren’t a JSON object.');
      return;
    }
    const request = httpRequestOf(endpoint.address ?? content.curlAddress, {...now, variables});
    void copy(
      import('../contracts/requests/writers').then(({requestText}) => requestText(language.id, request)),
      `Copied as ${language.label}. Before you run it, set the environment variable VPD_TOKEN to your access token.`,
    );
  };
  const copyLink = (): void => {
    const now = editors.current?.current();
    if (!now) return;
    void copy(
      Promise.resolve(window.location.origin + partyPlayground(now.query, now.variables)),
      'Link copied. It contains only the query and its variables.',
    );
  };
  return (
    <div className="playground-actions">
      <div className="playground-field">
        <label htmlFor="playground-language">Copy as</label>
        <select
          id="playground-language"
          value={language.id}
          onChange={({target}) => setLanguage(languageOf(target.value))}
        >
          {content.languages.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" aria-label={`Copy as ${language.label}`} onClick={copyCode}>
          Copy
        </button>
      </div>
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
export function Bar({endpoint, editors, token, choose, say}: Props): React.ReactElement {
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
