import {linked} from '../CodeLink';
import {PathText} from '../joined';
import PageStyle from '../PageStyle';
import Table from '../Table';
import sheet from './styles.pcss';

interface ErpFieldView {
  readonly field: string;
  /** Business terms of EN 16931; empty in formats that have none. */
  readonly terms: readonly {readonly title: string; readonly href: string}[];
  readonly paths: readonly string[];
  readonly noteHtml: string;
}

/** Fields of an ERP, and where each is in the document. */
export default function ErpFields({fields}: {readonly fields: readonly ErpFieldView[]}): React.ReactNode {
  const termed = fields.some(({terms}) => terms.length > 0);
  const rows = fields.map(({field, terms, paths, noteHtml}) => [
    field,
    linked(terms),
    paths.map((path) => (
      <div key={path}>
        <PathText path={path} />
      </div>
    )),
    {html: noteHtml},
  ]);
  return (
    <>
      <PageStyle sheet={sheet} />
      <Table
        className={sheet.locals.fields}
        label="From your ERP"
        heads={['Field in your ERP', termed && 'Term', 'Element', 'Note']}
        rows={rows}
      />
    </>
  );
}
