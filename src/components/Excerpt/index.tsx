import type {ExampleView} from '../../contracts/formats/examples';
import CodeBlock from '../CodeBlock';
import ExampleLink from '../ExampleLink';

/** Elements of an example document, with a link to the whole of it. */
export default function Excerpt({file, code}: Pick<ExampleView, 'file' | 'code'>): React.ReactNode {
  const title = (
    <>
      Excerpt from <ExampleLink file={file} />
    </>
  );
  return <CodeBlock code={code} title={title} label={`Excerpt from ${file}`} />;
}
