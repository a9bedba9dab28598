import {Fragment, type ReactNode} from 'react';

/** The longest identifier that stays on one line. */
const WHOLE = 24;

/** An identifier that breaks between its parts, where it must; copying it and searching the page still find it whole. */
export default function Identifier({value}: {readonly value: string}): ReactNode {
  if (value.length <= WHOLE) return <code>{value}</code>;
  return (
    <code>
      {value.split(/(?<=[^:]:)(?=[^:])|(?<=[^#])(?=#)|(?<=[^:])(?=::)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
