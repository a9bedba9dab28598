import type {ReactElement} from 'react';
import content from 'playground:content';
import {asHtml} from '../../components/html';
import type {FailureId} from '../../sources/party/failures';
import {CountDown} from './CountDown';
import type {FirstError} from './firstError';

interface Props {
  readonly id: FailureId;
  /** Seconds until a request is accepted again. */
  readonly wait?: number;
  readonly error?: FirstError;
  /** The code in the body of a response that isn't a success. */
  readonly code?: string;
}

/** A failure in the words of vpd/playground/failures.yaml. */
export function Failure({id, wait, error, code: given}: Props): ReactElement | null {
  const failure = content.failures.find((each) => each.id === id);
  if (!failure) return null;
  const code = error?.code ?? given ?? failure.code;
  const entry = code === undefined ? undefined : content.errorEntries[code];
  return (
    <>
      <strong>{failure.title}</strong>
      {error && (
        <p>
          {error.count > 1 && `${error.count} errors. The first: `}
          {error.message}
        </p>
      )}
      {!error && <p {...asHtml(failure.textHtml)} />}
      {wait !== undefined && <CountDown key={wait} seconds={wait} />}
      <p {...asHtml(failure.doHtml)} />
      {entry !== undefined && (
        <p>
          <a href={entry}>
            About <code>{code}</code>
          </a>
        </p>
      )}
    </>
  );
}
