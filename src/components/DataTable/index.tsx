import type {DataTable as TableData} from '../../contracts/dataTable';
import Table, {type Labelled} from '../Table';

/** A table drawn from a list in a contract file; rows with an anchor can be linked. */
export default function DataTable({table, label}: Labelled<{table: TableData}>): React.ReactNode {
  const rows = table.rows.map(({id, cells}) => ({
    id,
    cells: cells.map((html) => html && {html}),
  }));
  return <Table label={label} heads={table.headers} rows={rows} />;
}
