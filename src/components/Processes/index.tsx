import {Fragment, type ReactNode} from 'react';
import type {Process} from '../../contracts/codeLists/processes';
import sheet from '../CodeList/styles.pcss';
import Identifier from '../DocumentTypes/Identifier';
import Table from '../Table';

const {locals: styles} = sheet;

/** The process identifiers, with the document types that are used in each, for the filter of the page. */
export default function Processes({processes}: {readonly processes: readonly Process[]}): ReactNode {
  return (
    <Table
      data-codes
      label="Process identifiers"
      heads={['Process identifier', 'Document types']}
      className={styles.codes}
      rows={processes.map(({value, types}) => ({
        key: value,
        'data-find': '',
        cells: [
          <Identifier key="process" value={value} />,
          types.map(({name, anchor}, index) => (
            <Fragment key={anchor}>
              {index > 0 && ', '}
              <a href={`#${anchor}`}>{name}</a>
            </Fragment>
          )),
        ],
      }))}
    />
  );
}
