import {useEffect, useState} from 'react';
import content from 'playground:content';
import {asHtml} from '../../components/html';
import type {FailureId} from '../../sources/party/playgroundContent';
import type {FirstError} from '../request/outcome';
import SiteLink from '../../components/SiteLink';

/** How long to wait. A screen reader says it once; the number that changes is for the eye. */
function CountDown({seconds}: {readonly seconds: number}): React.ReactElement {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  if (left === 0) return <p>You can run the query again now.</p>;
  return (
    <p>
      <span className="playground-unseen">You can run the query again in {seconds} seconds.</span>
      <span aria-hidden="true">You can run the query again in {left} s.</span>
    </p>
  );
}

interface Props {
  readonly id: FailureId;
  readonly wait?: number;
  readonly error?: FirstError;
  /** The code in the body of a response that isn't a success. */
  readonly code?: string;
}

/** A failure in the words of vpd/playground/failures.yaml. */
export function Failure({id, wait, error, code: given}: Props): React.ReactElement | null {
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
          <SiteLink href={entry}>
            About <code>{code}</code>
          </SiteLink>
        </p>
      )}
    </>
  );
}
