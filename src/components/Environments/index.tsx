import type {ReactNode} from 'react';
import type {service as Service} from '../../service';
import Table from '../Table';

const INTERFACES = [
  {key: 'psb', label: 'REST', path: '/api/v1'},
  {key: 'identity', label: 'Access tokens', path: '/connect/token'},
  {key: 'vpd', label: 'Party data', path: '/graphql/v1'},
  {key: 'platform', label: 'SOAP platform', path: '/soap/v3.1'},
] as const;

/** The address of each interface in acceptance and production, from the service file. */
export default function Environments({service}: {readonly service: typeof Service}): ReactNode {
  return (
    <Table label="Base addresses" wide>
      <thead>
        <tr>
          <th>Interface</th>
          <th>Acceptance</th>
          <th>Production</th>
        </tr>
      </thead>
      <tbody>
        {INTERFACES.map(({key, label, path}) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <code>{`https://${service[key].accp.host}${path}`}</code>
            </td>
            <td>
              <code>{`https://${service[key].host}${path}`}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
