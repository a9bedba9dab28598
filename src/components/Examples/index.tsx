import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ExampleView} from '../../contracts/formats/examples';
import CodeBlock from '../CodeBlock';
import ExampleLink from '../ExampleLink';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

function Entry({example: {anchor, title, shows, file, code, passes}}: {readonly example: ExampleView}): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <details id={anchor} className={sheet.locals.example}>
      <summary>
        <span className={sheet.locals.title}>{title}</span> <span className={sheet.locals.shows}>{shows}</span>
      </summary>
      <p className={sheet.locals.facts}>
        {passes && <span className={sheet.locals.passes}>{passes}</span>} <ExampleLink file={file}>Open</ExampleLink>{' '}
        <ExampleLink file={file} download />
      </p>
      <CodeBlock code={code} title={file.split('/').at(-1)} label={`${title}: ${file}`} />
    </details>
  );
}

/** Example documents: what each shows, what it passed, and the document itself, folded. */
export default function Examples({examples}: {readonly examples: readonly ExampleView[]}): ReactNode {
  return (
    <div className={sheet.locals.examples} data-wide>
      <PageStyle sheet={sheet} />
      {examples.map((example) => (
        <Entry key={example.file} example={example} />
      ))}
    </div>
  );
}
