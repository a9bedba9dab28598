import type {ReactNode} from 'react';
import type {service as Service} from '../../service';

const INTERFACES = [
  {key: 'psb', label: 'REST', path: '/api/v1'},
  {key: 'identity', label: 'Tokens', path: '/connect/token'},
  {key: 'vpd', label: 'Party data', path: '/graphql/v1'},
  {key: 'platform', label: 'SOAP platform', path: '/soap/v3.1'},
] as const;

/** The address of each interface in acceptance and production, from the service file. */
export default function Environments({service}: {readonly service: typeof Service}): ReactNode {
  return (
    <div className="table-scroll" role="region" aria-label="Addresses" tabIndex={0} data-wide>
      <table>
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
      </table>
    </div>
  );
}
