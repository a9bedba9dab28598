import type {ReactNode} from 'react';
import type {Party} from '../../service/cast';

/** The invented parties that every example uses, with the ids under which they take part. */
export default function Parties({parties}: {readonly parties: readonly Party[]}): ReactNode {
  return (
    <div className="table-scroll" role="region" aria-label="Parties of the examples" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>Party</th>
            <th>Role</th>
            <th>Party id</th>
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
      </table>
    </div>
  );
}
