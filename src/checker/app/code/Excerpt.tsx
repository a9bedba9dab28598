import type {ReportExcerpt} from '../../../diagnosis/model';
import {XmlText} from './XmlText';

/** What it needs. */
interface ExcerptProps {
  readonly title: string;
  readonly excerpt: ReportExcerpt;
  /** `del` marks what is wrong, `ins` what was corrected. */
  readonly kind: 'del' | 'ins';
}

/** Some lines of a document with their numbers, and what a finding is about marked. */
export function Excerpt({title, excerpt: {line, text, marks}, kind}: ExcerptProps): React.ReactNode {
  const lines = text.split('\n').length;
  const numbers = Array.from({length: lines}, (_, index) => line + index).join('\n');
  return (
    <figure className="check-code">
      <figcaption>{title}</figcaption>
      <div>
        <pre aria-hidden="true" className="check-numbers">
          {numbers}
        </pre>
        <pre tabIndex={0} aria-label={title}>
          <code>
            <XmlText text={text} marks={marks} as={kind} />
          </code>
        </pre>
      </div>
    </figure>
  );
}
