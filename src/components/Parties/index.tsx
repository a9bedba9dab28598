import type {ReactNode} from 'react';
import type {Party} from '../../service/cast';
import Table from '../Table';

/** The invented parties that every example uses, with their partyIds. */
export default function Parties({parties}: {readonly parties: readonly Party[]}): ReactNode {
  return (
    <Table label="Parties in the examples">
      <thead>
        <tr>
          <th>Party</th>
          <th>Role</th>
          <th>Party ID</th>
        </tr>
      </thead>
      <tbody>
        {parties.map((party) => (
          <tr key={party.partyId}>
            <th scope="row">{party.name}</th>
            <td>{party.role}</td>
            <td>
              <code>{party.partyId}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
