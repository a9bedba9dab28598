import type {service as Service} from '../../service';
import Table from '../Table';

const INTERFACES = [
  {key: 'psb', label: 'REST', path: '/api/v1'},
  {key: 'identity', label: 'Access tokens', path: '/connect/token'},
  {key: 'vpd', label: 'Party data', path: '/graphql/v1'},
  {key: 'platform', label: 'SOAP platform', path: '/soap/v3.1'},
] as const;

/** The address of each interface in acceptance and production, from the service file. */
export default function Environments({service}: {readonly service: typeof Service}): React.ReactNode {
  const rows = INTERFACES.map(({key, label, path}) => [
    label,
    ...[service[key].accp.host, service[key].host].map((host) => (
      <code key={host}>
        {`https://${host}`}
        <wbr />
        {path}
      </code>
    )),
  ]);
  return <Table label="Base addresses" heads={['Interface', 'Acceptance', 'Production']} rows={rows} />;
}
