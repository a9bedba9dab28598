import {asHtml} from '../html';
import CodeBlock, {type CodeView} from '../CodeBlock';
import Fold from '../Fold';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

/** Addresses of the program's files, which src/plugins/playground gives. */
declare const PLAYGROUND_FILES: {
  readonly script: string;
  readonly styles: string;
  readonly imports: readonly string[];
};

interface Example {
  readonly name: string;
  readonly title: string;
  readonly showsHtml: string;
  readonly query: CodeView;
  readonly variables?: CodeView;
  readonly response: CodeView;
}

/** The empty element that the program fills. The page script finds it, and the browser fetches the scripts meanwhile. */
function Frame(): React.ReactNode {
  const {script, styles: styleSheet, imports} = PLAYGROUND_FILES;
  return (
    <>
      <link rel="preload" as="style" href={styleSheet} />
      {[script, ...imports].map((address) => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      <p className={sheet.locals.without}>
        The playground requires JavaScript. It is an editor with autocompletion that runs queries on sample data or live
        data. The example queries and their responses are below.
      </p>
      <div className={sheet.locals.frame} data-playground />
    </>
  );
}

function Query({of: {name, title, showsHtml, query, variables, response}}: {readonly of: Example}): React.ReactNode {
  return (
    <Fold id={`query-${name}`} summary={title}>
      <p {...asHtml(showsHtml)} />
      <div className={sheet.locals.codes}>
        <div>
          <CodeBlock code={query} title="Query" label={`Query: ${title}`} />
          {variables && <CodeBlock code={variables} title="Variables" label={`Variables: ${title}`} />}
        </div>
        <CodeBlock code={response} title="Response" label={`Response: ${title}`} />
      </div>
    </Fold>
  );
}

/** The playground, whose program src/playground is, and below it the example queries with their responses. */
export default function Playground({examples}: {readonly examples: readonly Example[]}): React.ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      <Frame />
      <h2>Example queries and their responses</h2>
      {examples.map((example) => (
        <Query key={example.name} of={example} />
      ))}
    </>
  );
}
