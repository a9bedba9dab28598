import type {ReactElement, RefObject} from 'react';
import content from 'playground:content';
import {curlOf} from '../curl';
import {variablesOf} from '../json';
import {linkTo} from '../link';
import type {Editors} from '../state/Connection';
import type {Endpoint} from '../state/runOn';

interface Props {
  readonly endpoint: Endpoint;
  readonly editors: RefObject<Editors | null>;
  readonly say: (text: string) => void;
}

/** Copies the query as a command or as a link, and downloads the schema. */
export function Actions({endpoint, editors, say}: Props): ReactElement {
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
