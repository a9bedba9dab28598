import type {ReactNode} from 'react';
import ExampleLink from '../ExampleLink';
import {joined} from '../joined';
import Table from '../Table';

interface FormatExamples {
  readonly title: string;
  readonly href?: string;
  /** Path below /documents/examples, and what the example is called. */
  readonly examples: readonly {readonly file: string; readonly name: string}[];
}

/** A name as it is written within a sentence. */
const inSentence = (name: string): string => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

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
          joined(
            examples.map(({file, name}, index) => (
              <ExampleLink key={file} file={file}>
                {index > 0 ? inSentence(name) : name}
              </ExampleLink>
            )),
          ),
        ],
      }))}
    />
  );
}
