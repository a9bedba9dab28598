import {Fragment, type ReactNode} from 'react';

/** Where a topic wraps: between its words, but not inside `SentError` and its like. A key of `details` (`messageId`) doesn't wrap. */
const wordsOf = (name: string): string[] =>
  /^[a-z]/.test(name) ? [name] : name.split(/(?<=[a-z}])(?=[A-Z{])(?!Error|Retry)/);

/** A name as code. Where it wraps, copying it and searching the page still find it whole. */
export default function Name({name}: {readonly name: string}): ReactNode {
  return (
    <code>
      {wordsOf(name).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}

/** Names with commas between them. */
export function Names({names}: {readonly names: readonly string[]}): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <Name name={name} />
    </Fragment>
  ));
}
