import {Fragment, type ReactNode} from 'react';
import {asHtml} from '../html';
import type {TermView} from '../../contracts/structure/view';
import {Pair} from './Facts';

/** What the format and others ask of a term beyond EN 16931. */
export default function TermDetails({term: {noteHtml, original, formats}}: {readonly term: TermView}): ReactNode {
  return (
    <>
      {noteHtml && (
        <Pair name="Condition">
          <div {...asHtml(noteHtml)} />
        </Pair>
      )}
      {original && <Pair name="EN 16931">{original}</Pair>}
      {formats.length > 0 && (
        <Pair name="Narrowed by">
          {formats.map(({text, href, cardinality}, index) => (
            <Fragment key={text}>
              {index > 0 && ', '}
              {href ? <a href={href}>{text}</a> : text}
              {cardinality && ` (${cardinality})`}
            </Fragment>
          ))}
        </Pair>
      )}
    </>
  );
}
