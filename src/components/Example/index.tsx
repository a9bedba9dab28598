import type {ExampleView} from '../../contracts/formats/examples';
import CodeBlock from '../CodeBlock';
import {FileTitle} from '../ExampleLink';
import Passes from '../Passes';

/** A complete example document with its download and what it passed. */
export default function Example({file, code, passes}: Pick<ExampleView, 'file' | 'code' | 'passes'>): React.ReactNode {
  return (
    <>
      <CodeBlock code={code} title={<FileTitle file={file} />} label={file} />
      <Passes text={passes} />
    </>
  );
}
