import {Fragment, type ReactNode} from 'react';
import type {Reference} from '../../contracts/structure/view';

/** A long name may break where a new word begins in it: `Customer|Reporting|Requirements`. */
function Name({text}: {readonly text: string}): ReactNode {
  const parts = text.split(/(?<=[a-z…])(?=[A-Z])/);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Names, with links where there are places to go to, and commas between them. */
export default function References({of}: {readonly of: readonly Reference[]}): ReactNode {
  return of.map(({text, href}, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      {href ? (
        <a href={href}>
          <Name text={text} />
        </a>
      ) : (
        <span>
          <Name text={text} />
        </span>
      )}
    </Fragment>
  ));
}
