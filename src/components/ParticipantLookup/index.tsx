import type {ReactNode} from 'react';
import type {ParticipantLookup as Lookup} from '../../contracts/participantLookup';
import Table from '../Table';

/** The values with which a participant is looked up in Peppol, in the order in which they are calculated. */
export default function ParticipantLookup({lookup}: {readonly lookup: Lookup}): ReactNode {
  const values: readonly (readonly [string, string])[] = [
    ['Participant identifier', lookup.participantId],
    ['Value in lower case', lookup.value],
    ['SHA-256 of the value', lookup.sha256],
    ['Base32 of the SHA-256', lookup.label],
    ...lookup.names.map(({network, name}) => [`DNS name, ${network.toLowerCase()} network`, name] as const),
    ['Document type identifier', lookup.documentTypeId],
    ['Process identifier', lookup.processId],
    ['Path of the service group', lookup.groupPath],
    ['Path of the service metadata', lookup.metadataPath],
  ];
  const rows = values.map(([what, value]) => ({key: what, cells: [what, <code key="value">{value}</code>]}));
  return <Table label={`Values of the lookup of ${lookup.value}`} heads={['Value', 'Result']} rows={rows} />;
}
