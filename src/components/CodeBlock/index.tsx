import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {Code} from '../../contracts/model';
import {FOLD, linesOf, unfoldLabel} from './fold';
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

interface UnfoldProps {
  /** The code as it is shown first. */
  readonly html: string;
  /** The most lines that the block will have. */
  readonly most?: number;
}

/** The button below a folded block. Where only another text of the block is tall, it waits hidden. */
function Unfold({html, most = 0}: UnfoldProps): ReactNode {
  const lines = linesOf(html);
  if (Math.max(lines, most) <= FOLD) return null;
  return (
    <button type="button" className={styles.unfold} data-unfold hidden={lines <= FOLD}>
      {unfoldLabel(lines)}
    </button>
  );
}

interface Props {
  readonly code: CodeView;
  readonly title?: ReactNode;
  /** Name for assistive technology, where the visible title is none or says too little on its own. */
  readonly label?: string;
  /** The most lines that the block will have, where the reader can choose between several texts. */
  readonly lines?: number;
}

/** A block of code with a copy button; a tall one is folded. `src/behaviour` answers both buttons. */
export default function CodeBlock({code, title, label, lines}: Props): ReactNode {
  const shown = title ?? LANGUAGES[code.language] ?? code.language;
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
      <Unfold html={code.html} most={lines} />
    </figure>
  );
}
