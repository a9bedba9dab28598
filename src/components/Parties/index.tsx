import type {Party} from '../../service/cast';
import Table from '../Table';

/** The invented parties that every example uses, with their partyIds. */
export default function Parties({parties}: {readonly parties: readonly Party[]}): React.ReactNode {
  const rows = parties.map(({partyId, name, role}) => [name, role, <code>{partyId}</code>]);
  return <Table label="Parties in the examples" heads={['Party', 'Role', 'Party ID']} rows={rows} />;
}
