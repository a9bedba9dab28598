import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CodeBlock, {type CodeView} from '../CodeBlock';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

interface Props {
  /** Path below /documents/examples. */
  readonly file: string;
  readonly code: CodeView;
  /** What it passed, as a sentence. */
  readonly passes?: string;
  /** Id of the place behind it, for readers who skip its links. */
  readonly after: string;
}

/** A complete example document whose elements lead to their business terms. */
export default function AnnotatedExample({file, code, passes, after}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const [, id = ''] of code.html.matchAll(/ id="([^"]+)"/g)) collectAnchor(id);
  collectAnchor(after);
  const name = file.split('/').at(-1);
  const title = (
    <>
      <a href={`/documents/examples/${file}`} download>
        Download {name}
      </a>{' '}
      <a className={styles.skip} href={`#${after}`}>
        Skip its links
      </a>{' '}
      {passes && <small>{passes}</small>}
    </>
  );
  return (
    <div className={styles.example} data-wide>
      <PageStyle sheet={sheet} />
      <CodeBlock code={code} title={title} label={`${name} with business terms`} />
      <span id={after} tabIndex={-1} />
    </div>
  );
}
