import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ExampleView} from '../../contracts/formats/exampleViews';
import CodeBlock from '../CodeBlock';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

function Entry({example: {anchor, title, shows, file, code, passes}}: {readonly example: ExampleView}): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  const address = `/documents/examples/${file}`;
  return (
    <details id={anchor} className={styles.example}>
      <summary>
        <span className={styles.title}>{title}</span> <span className={styles.shows}>{shows}</span>
      </summary>
      <p className={styles.facts}>
        {passes && <span className={styles.passes}>{passes}</span>} <a href={address}>Open</a>{' '}
        <a href={address} download>
          Download {file.split('/').at(-1)}
        </a>
      </p>
      <CodeBlock code={code} title={file.split('/').at(-1)} label={`${title}: ${file}`} />
    </details>
  );
}

/** Example documents: what each shows, what it passed, and the document itself, folded. */
export default function Examples({examples}: {readonly examples: readonly ExampleView[]}): ReactNode {
  return (
    <div className={styles.examples} data-wide>
      <PageStyle sheet={sheet} />
      {examples.map((example) => (
        <Entry key={example.file} example={example} />
      ))}
    </div>
  );
}
