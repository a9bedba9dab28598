import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import CodeBlock, {type CodeView} from '../CodeBlock';
import sheet from './styles.pcss';

/** An example query and the response of the sample data. */
export interface Example {
  readonly name: string;
  readonly title: string;
  readonly showsHtml: string;
  readonly query: CodeView;
  readonly variables?: CodeView;
  readonly response: CodeView;
}

/** The example queries of the playground, as text. */
export default function Examples({examples}: {readonly examples: readonly Example[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return examples.map(({name, title, showsHtml, query, variables, response}) => {
    const id = `query-${name}`;
    collectAnchor(id);
    return (
      <details key={name} id={id} className={sheet.locals.example}>
        <summary>{title}</summary>
        <p {...asHtml(showsHtml)} />
        <div className={sheet.locals.codes}>
          <div>
            <CodeBlock code={query} title="Query" label={`Query: ${title}`} />
            {variables && <CodeBlock code={variables} title="Variables" label={`Variables: ${title}`} />}
          </div>
          <CodeBlock code={response} title="Response" label={`Response: ${title}`} />
        </div>
      </details>
    );
  });
}
