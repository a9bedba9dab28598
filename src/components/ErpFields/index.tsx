import type {ReactNode} from 'react';
import {linked} from '../CodeLink';
import {PathText} from '../joined';
import PageStyle from '../PageStyle';
import Table from '../Table';
import sheet from './styles.pcss';

interface ErpFieldView {
  readonly field: string;
  /** Business terms of EN 16931; empty in formats that have none. */
  readonly terms: readonly string[];
  readonly paths: readonly string[];
  readonly noteHtml: string;
}

interface Props {
  readonly fields?: readonly ErpFieldView[];
  /** The page that has the fields instead. */
  readonly elsewhere?: {readonly title: string; readonly href: string};
}

/** Fields of an ERP, and where each is in the document, or the page that says it. */
export default function ErpFields({fields = [], elsewhere}: Props): ReactNode {
  if (elsewhere) {
    return (
      <p>
        For the element of each field, see <a href={elsewhere.href}>the fields in {elsewhere.title}</a>. The elements
        are the same in this format.
      </p>
    );
  }
  const termed = fields.some(({terms}) => terms.length > 0);
  const rows = fields.map(({field, terms, paths, noteHtml}) => ({
    key: field,
    cells: [
      field,
      linked(terms.map((term) => ({title: term, href: `#${term}`}))),
      paths.map((path) => (
        <div key={path}>
          <PathText path={path} />
        </div>
      )),
      {html: noteHtml},
    ],
  }));
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
