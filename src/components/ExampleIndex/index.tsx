import ExampleLink from '../ExampleLink';
import Table from '../Table';
import SiteLink from '../SiteLink';

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
        <SiteLink href={href}>{title}</SiteLink>,
        examples.map(({file, name}) => (
          <div key={file}>
            <ExampleLink file={file}>{name}</ExampleLink>
          </div>
        )),
        zips.map((zip) => (
          <div key={zip.href}>
            <SiteLink href={zip.href} download>
              {zip.name}
            </SiteLink>{' '}
            ({zip.size})
          </div>
        )),
      ])}
    />
  );
}
