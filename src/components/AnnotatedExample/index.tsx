import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ExampleView} from '../../contracts/formats/examples';
import CodeBlock from '../CodeBlock';
import {FileTitle} from '../ExampleLink';
import PageStyle from '../PageStyle';
import Passes from '../Passes';
import sheet from './styles.pcss';

interface Props extends Pick<ExampleView, 'file' | 'code' | 'passes'> {
  /** Id of the place behind it, for readers who skip its links. */
  readonly after: string;
}

/** A complete example document whose elements lead to their business terms. */
export default function AnnotatedExample({file, code, passes, after}: Props): React.ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const [, id = ''] of code.html.matchAll(/ id="([^"]+)"/g)) collectAnchor(id);
  collectAnchor(after);
  const title = (
    <>
      <FileTitle file={file} />{' '}
      <a className={sheet.locals.skip} href={`#${after}`}>
        Skip the links
      </a>
    </>
  );
  return (
    <div className={sheet.locals.example}>
      <PageStyle sheet={sheet} />
      <CodeBlock code={code} title={title} label={`${file.split('/').at(-1)} with business terms`} />
      <Passes text={passes} />
      <span id={after} tabIndex={-1} />
    </div>
  );
}
