import type {ParticipantLookup as Lookup} from '../../contracts/participantLookup';
import Table from '../Table';

/** The values with which a participant is looked up in Peppol, in the order in which they are calculated. */
export default function ParticipantLookup({lookup}: {readonly lookup: Lookup}): React.ReactNode {
  const values: readonly (readonly [string, string])[] = [
    ['Participant', lookup.participantId],
    ['Value', lookup.value],
    ['SHA-256', lookup.sha256],
    ['Base32', lookup.label],
    ...lookup.names.map(({network, name}) => [`${network} name`, name] as const),
    ['Document type', lookup.documentTypeId],
    ['Process', lookup.processId],
    ['Group path', lookup.groupPath],
    ['Metadata path', lookup.metadataPath],
  ];
  const rows = values.map(([what, value]) => [what, <code>{value}</code>]);
  return (
    <Table
      label={`Values in the lookup of ${lookup.value}`}
      heads={[{text: 'Item', width: '9.5rem'}, 'Result']}
      rows={rows}
    />
  );
}
