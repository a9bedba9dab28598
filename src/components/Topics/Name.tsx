import {Fragment, type ReactNode} from 'react';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

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

/** A name with the sign behind it, which moves to the next line as a whole where it doesn't fit. */
export function NameWith({name, sign}: {readonly name: string; readonly sign: string}): ReactNode {
  return (
    <span className={styles.whole}>
      <Name name={name} />
      {sign}
    </span>
  );
}

/** Names with commas between them. */
export function Names({names}: {readonly names: readonly string[]}): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' '}
      <NameWith name={name} sign={index < names.length - 1 ? ',' : ''} />
    </Fragment>
  ));
}
