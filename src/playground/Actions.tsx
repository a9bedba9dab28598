import {useState} from 'react';
import content from 'playground:content';
import {inSite} from '../addresses/inSite';
import {partyPlayground} from '../addresses/places';
import {httpRequestOf} from './httpRequest';
import {variablesOf} from './json';
import type {Editors} from './state/Connection';
import type {Endpoint} from './state/runOn';
import SiteLink from '../components/SiteLink';

interface Props {
  readonly endpoint: Endpoint;
  readonly editors: React.RefObject<Editors | null>;
  readonly say: (text: string) => void;
}

/** A language of requests by its id; the first for an id that none has. */
const languageOf = (id: string | undefined) => content.languages.find((each) => each.id === id) ?? content.languages[0];

/** The row below the editors: what can be done with the query besides running it. */
export function Actions({endpoint, editors, say}: Props): React.ReactElement {
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
      Promise.resolve(window.location.origin + inSite(partyPlayground(now.query, now.variables))),
      'Link copied. It contains only the query and its variables.',
    );
  };
  return (
    <div className="playground-bar" role="group" aria-label="Copy and download">
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
      <SiteLink href={content.schema} download>
        Download SDL
      </SiteLink>
    </div>
  );
}
