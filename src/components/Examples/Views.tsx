import type {ExampleView} from '../../contracts/formats/examples';
import CodeBlock from '../CodeBlock';
import ExampleLink, {nameOf} from '../ExampleLink';
import Document from './Document';
import sheet from './styles.pcss';
import ViewChoice from './ViewChoice';

const Files = ({file}: Pick<ExampleView, 'file'>): React.ReactNode => (
  <span className={sheet.locals.files}>
    <ExampleLink file={file}>Open</ExampleLink> <ExampleLink file={file} download />
  </span>
);

/** A document as XML and as its reader sees it, of which the reader chooses one; on paper are both. XML that has not come is a link to it. */
export default function Views({anchor, title, file, code, rendering, lines}: ExampleView): React.ReactNode {
  const link = `<a href="/documents/examples/${file}">Open ${nameOf(file)}</a>`;
  return (
    <div className={sheet.locals.views}>
      <div className={sheet.locals.bar}>
        <ViewChoice id={anchor} of={title} />
        <Files file={file} />
      </div>
      <CodeBlock
        code={lines === undefined ? code : {...code, html: link}}
        title={nameOf(file)}
        label={`${title}: ${file}`}
        lines={lines}
      />
      <Document rendering={rendering} />
    </div>
  );
}
