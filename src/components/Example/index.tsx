import type {ExampleView} from '../../contracts/formats/examples';
import CodeBlock from '../CodeBlock';
import ExampleLink from '../ExampleLink';

/** A complete example document with its download and what it passed. */
export default function Example({file, code, passes}: Pick<ExampleView, 'file' | 'code' | 'passes'>): React.ReactNode {
  const title = (
    <>
      <ExampleLink file={file} download /> {passes && <small>{passes}</small>}
    </>
  );
  return <CodeBlock code={code} title={title} label={file} />;
}
