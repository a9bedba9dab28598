import {Fragment, type ReactNode} from 'react';
import PathText from '../PathText';
import Table from '../Table';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

interface ErpFieldView {
  readonly field: string;
  /** Business terms of EN 16931; empty in formats that have none. */
  readonly terms: readonly string[];
  readonly paths: readonly string[];
  readonly noteHtml: string;
}

/** Fields of an ERP, and where each is in the document. */
export default function ErpFields({fields}: {readonly fields: readonly ErpFieldView[]}): ReactNode {
  const termed = fields.some(({terms}) => terms.length > 0);
  return (
    <>
      <PageStyle sheet={sheet} />
      <Table
        className={styles.fields}
        label="From your ERP"
        heads={['Field in your ERP', ...(termed ? ['Term'] : []), 'Element', 'Note']}
        rows={fields.map(({field, terms, paths, noteHtml}) => ({
          key: field,
          cells: [
            field,
            ...(termed
              ? [
                  terms.map((term, index) => (
                    <Fragment key={term}>
                      {index > 0 && ', '}
                      <a href={`#${term}`}>{term}</a>
                    </Fragment>
                  )),
                ]
              : []),
            paths.map((path) => (
              <div key={path}>
                <PathText path={path} />
              </div>
            )),
            {html: noteHtml},
          ],
        }))}
      />
    </>
  );
}
