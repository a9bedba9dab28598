import type {ReactNode} from 'react';
import CodeBlock from '../CodeBlock';
import type Example from '../Example';
import ExampleLink from '../ExampleLink';

type Props = Pick<Parameters<typeof Example>[0], 'file' | 'code'>;

/** Elements of an example document, with a link to the whole of it. */
export default function Excerpt({file, code}: Props): ReactNode {
  const title = (
    <>
      Excerpt of <ExampleLink file={file} />
    </>
  );
  return <CodeBlock code={code} title={title} label={`Excerpt of ${file}`} />;
}
