import {asHtml} from '../html';
import type {Code} from '../../contracts/model';
import {isFolded, linesOf, unfoldLabel} from './fold';
import styles from './styles.module.css';

/** Highlighted code: HTML with Prism token classes, made at build time. */
export type CodeView = Pick<Code, 'html' | 'language'>;

/** What a block without a title is called. */
const LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  graphql: 'GraphQL',
  http: 'HTTP',
  json: 'JSON',
  text: 'Text',
  xml: 'XML',
};

interface Props {
  readonly code: CodeView;
  readonly title?: React.ReactNode;
  /** Name for assistive technology, where the visible title is none or says too little on its own. */
  readonly label?: string;
  /** The most lines that the block will have, where the reader can choose between several texts. */
  readonly lines?: number;
}

/** A block of code with a copy button; a tall one is folded. `src/behaviour` answers both buttons. */
export default function CodeBlock({code, title, label, lines = 0}: Props): React.ReactNode {
  const shown = title ?? LANGUAGES[code.language] ?? code.language;
  const count = linesOf(code.html);
  const name = label ?? (typeof title === 'string' ? title : `${code.language} code`);
  return (
    <figure className={styles.block} data-code={code.language}>
      <figcaption className={styles.title}>{shown}</figcaption>
      <button type="button" className={styles.copy} data-copy-code aria-label={`Copy: ${name}`}>
        Copy
      </button>
      {/* What scrolls has to take the focus, for the keyboard, and so needs a name; a landmark it is not. */}
      <pre className={styles.code} tabIndex={0} role="group" aria-label={name}>
        <code {...asHtml(code.html)} />
      </pre>
      {/* Where only another text of the block is tall, it waits hidden. */}
      {isFolded(Math.max(count, lines)) && (
        <button type="button" className={styles.unfold} data-unfold hidden={!isFolded(count)}>
          {unfoldLabel(count)}
        </button>
      )}
    </figure>
  );
}
