import {Fragment, type ReactNode} from 'react';
import type {Reference} from '../../contracts/structure/view';

/** Names, with links where there are places to go to, and commas between them. */
export default function References({of}: {readonly of: readonly Reference[]}): ReactNode {
  return of.map(({text, href}, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      {href ? <a href={href}>{text}</a> : <span>{text}</span>}
    </Fragment>
  ));
}
