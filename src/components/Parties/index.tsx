import type {ReactNode} from 'react';
import type {Party} from '../../service/cast';
import Table from '../Table';

/** The invented parties that every example uses, with their partyIds. */
export default function Parties({parties}: {readonly parties: readonly Party[]}): ReactNode {
  const rows = parties.map(({partyId, name, role}) => ({
    key: partyId,
    cells: [name, role, <code key="id">{partyId}</code>],
  }));
  return <Table label="Parties in the examples" heads={['Party', 'Role', 'Party ID']} rows={rows} />;
}
