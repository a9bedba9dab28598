import ExampleLink from '../ExampleLink';
import Table from '../Table';

interface FormatExamples {
  readonly title: string;
  readonly href: string;
  /** Path below /documents/examples, and what the example is called. */
  readonly examples: readonly {readonly file: string; readonly name: string}[];
  readonly zips: readonly {readonly name: string; readonly href: string; readonly size: string}[];
}

/** Example documents, by format, each as a file, and the zips of the format. */
export default function ExampleIndex({formats}: {readonly formats: readonly FormatExamples[]}): React.ReactNode {
  return (
    <Table
      label="Example documents"
      heads={['Format', 'Examples', 'Zip files']}
      rows={formats.map(({title, href, examples, zips}) => [
        <a href={href}>{title}</a>,
        examples.map(({file, name}) => (
          <div key={file}>
            <ExampleLink file={file}>{name}</ExampleLink>
          </div>
        )),
        zips.map((zip) => (
          <div key={zip.href}>
            <a href={zip.href} download>
              {zip.name}
            </a>{' '}
            ({zip.size})
          </div>
        )),
      ])}
    />
  );
}
