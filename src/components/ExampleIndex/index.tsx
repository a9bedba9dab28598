import type {ReactNode} from 'react';
import ExampleLink from '../ExampleLink';
import Table from '../Table';

interface FormatExamples {
  readonly title: string;
  readonly href?: string;
  /** Path below /documents/examples, and what the example is called. */
  readonly examples: readonly {readonly file: string; readonly name: string}[];
}

/** Example documents, by format, each as a file. */
export default function ExampleIndex({formats}: {readonly formats: readonly FormatExamples[]}): ReactNode {
  return (
    <Table
      label="Example documents"
      heads={['Format', 'Examples']}
      rows={formats.map(({title, href, examples}) => ({
        key: title,
        cells: [
          href ? <a href={href}>{title}</a> : title,
          examples.map(({file, name}) => (
            <div key={file}>
              <ExampleLink file={file}>{name}</ExampleLink>
            </div>
          )),
        ],
      }))}
    />
  );
}
