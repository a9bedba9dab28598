import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {DataTable as TableData} from '../../contracts/dataTable';
import Table from '../Table';

interface Props {
  readonly table: TableData;
  /** Name for assistive technology. */
  readonly label: string;
}

/** A table drawn from a list in a contract file; rows with an anchor can be linked. */
export default function DataTable({table, label}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of table.rows) if (id) collectAnchor(id);
  return (
    <Table label={label} wide>
      <thead>
        <tr>
          {table.headers.map(({text, prose}) => (
            <th key={text} data-prose={prose ? '' : undefined}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({id, cells}, row) => (
          <tr key={id ?? row} id={id}>
            {cells.map((html, column) => (
              <td key={column} dangerouslySetInnerHTML={{__html: html}} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
