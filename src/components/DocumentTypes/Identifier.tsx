import {Fragment, type ReactNode} from 'react';

/** An identifier that breaks between its parts, where it must; copying it and searching the page still find it whole. */
export default function Identifier({value}: {readonly value: string}): ReactNode {
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
