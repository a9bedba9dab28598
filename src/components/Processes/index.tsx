import type {Process} from '../../contracts/codeLists/documentTypes';
import {linked} from '../CodeLink';
import Identifier from '../DocumentTypes/Identifier';
import Table from '../Table';

/** The process identifiers, with the document types that are used in each, for the filter of the page. */
export default function Processes({processes}: {readonly processes: readonly Process[]}): React.ReactNode {
  return (
    <Table
      data-codes
      label="Process identifiers"
      heads={['Process identifier', 'Document types']}
      rows={processes.map(({value, types}) => ({
        'data-find': '',
        cells: [
          <Identifier value={value} />,
          linked(types.map(({name, anchor}) => ({title: name, href: `#${anchor}`}))),
        ],
      }))}
    />
  );
}
