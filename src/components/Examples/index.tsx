import type {ExampleView} from '../../contracts/formats/examples';
import CodeBlock from '../CodeBlock';
import ExampleLink, {nameOf} from '../ExampleLink';
import Fold from '../Fold';
import PageStyle from '../PageStyle';
import Passes from '../Passes';
import Document from './Document';
import sheet from './styles.pcss';

/** A document that comes when the fold is opened; `src/behaviour` fetches it. Until then, and without script, there is a link to it. */
function Folded({title, file, code, lines}: ExampleView): React.ReactNode {
  const link = `<a href="/documents/examples/${file}">Open ${nameOf(file)}</a>`;
  return (
    <details data-example={file}>
      <summary>XML</summary>
      <CodeBlock code={{...code, html: link}} title={nameOf(file)} label={`${title}: ${file}`} lines={lines} />
    </details>
  );
}

const Summary = ({title, shows}: Pick<ExampleView, 'title' | 'shows'>): React.ReactNode => (
  <span>
    <span className={sheet.locals.title}>{title}</span> <span className={sheet.locals.shows}>{shows}</span>
  </span>
);

function Entry({example, open}: {readonly example: ExampleView; readonly open: boolean}): React.ReactNode {
  const {anchor, title, shows, file, code, passes, rendering, lines} = example;
  return (
    <Fold id={anchor} className={sheet.locals.example} open={open} summary={<Summary title={title} shows={shows} />}>
      <p className={sheet.locals.files}>
        <ExampleLink file={file}>Open</ExampleLink> <ExampleLink file={file} download />
      </p>
      <Passes text={passes} />
      <Document rendering={rendering} />
      {lines === undefined ? (
        <CodeBlock code={code} title={nameOf(file)} label={`${title}: ${file}`} />
      ) : (
        <Folded {...example} />
      )}
    </Fold>
  );
}

/** Example documents: what each shows, what it passed, the document as a reader sees it, and its XML. The first is open. */
export default function Examples({examples}: {readonly examples: readonly ExampleView[]}): React.ReactNode {
  return (
    <div className={sheet.locals.examples}>
      <PageStyle sheet={sheet} />
      {examples.map((example, index) => (
        <Entry key={example.file} example={example} open={index === 0} />
      ))}
    </div>
  );
}
