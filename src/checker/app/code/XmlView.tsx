import {useEffect, useMemo, useRef, useState} from 'react';
import type {Span} from '../../../diagnosis/source/model';
import {cutLines, lineStarts, windowOf} from './lines';
import {XmlText} from './XmlText';

/** What the view needs. */
interface XmlViewProps {
  readonly xml: string;
  /** What the reader looks at. */
  readonly mark: Span | undefined;
}

/** The XML of a document with line numbers. Of a long one it draws the lines around what the reader looks at. */
export function XmlView({xml, mark}: XmlViewProps): React.ReactNode {
  const starts = useMemo(() => lineStarts(xml), [xml]);
  const [moved, move] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const {from, to} = windowOf(starts, mark, moved);
  const {text, marks} = cutLines(xml, starts, {from, to}, mark);
  useEffect(() => {
    const marked = mark && frame.current?.querySelector('mark');
    if (!marked || !frame.current) return;
    frame.current.scrollTop = marked.offsetTop - frame.current.clientHeight / 3;
    frame.current.scrollIntoView({block: 'nearest'});
  }, [mark]);
  const numbers = Array.from({length: to - from}, (_, index) => from + index + 1).join('\n');
  return (
    <figure className="check-code check-xml">
      <figcaption>XML</figcaption>
      <div ref={frame}>
        <pre aria-hidden="true" className="check-numbers">
          {numbers}
        </pre>
        <pre tabIndex={0} aria-label="XML of the document">
          <code>
            <XmlText text={text} marks={marks} />
          </code>
        </pre>
      </div>
      {(from > 0 || to < starts.length) && (
        <p className="check-more">
          Lines {from + 1} to {to} of {starts.length}{' '}
          {from > 0 && (
            <button type="button" className="check-link" onClick={() => move(moved - 1)}>
              Earlier lines
            </button>
          )}{' '}
          {to < starts.length && (
            <button type="button" className="check-link" onClick={() => move(moved + 1)}>
              Later lines
            </button>
          )}
        </p>
      )}
    </figure>
  );
}
