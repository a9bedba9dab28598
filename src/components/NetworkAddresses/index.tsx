import type {Egress, service as Service} from '../../service';
import Table from '../Table';

const TRAFFIC = [
  {key: 'webhooks', label: 'Webhooks', target: 'Your server, TCP port 443 or the port in the action'},
  {key: 'sftp', label: 'SFTP', target: 'Your server, TCP port 22 or the port in the action'},
  {key: 'mail', label: 'Email', target: 'Your mail server, TCP port 25'},
] as const;

const HEADS = ['Traffic', 'To', 'From (acceptance)', 'From (production)'];

const Addresses = ({addresses}: Pick<Egress, 'addresses'>): React.ReactNode =>
  addresses.split(',').map((address) => (
    <code key={address} style={{display: 'block'}}>
      {address.trim()}
    </code>
  ));

/** The addresses from which the bus connects to the reader's servers, in acceptance and production, from the service file. */
export default function NetworkAddresses({service}: {readonly service: typeof Service}): React.ReactNode {
  const rows = TRAFFIC.map(({key, label, target}) => [
    label,
    target,
    <Addresses {...service.network[key].accp} />,
    <Addresses {...service.network[key]} />,
  ]);
  return <Table label="Addresses that the bus connects from" heads={HEADS} rows={rows} />;
}
