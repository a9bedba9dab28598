import type {FormatsAsk} from '../../contracts/structure/termEntries';
import References from '../References';
import Table, {type Labelled} from '../Table';

/** What formats ask of a term beyond EN 16931. */
export default function Formats({label, formats}: Labelled<{formats: readonly FormatsAsk[]}>): React.ReactNode {
  const some = (key: 'cardinality' | 'value' | 'rules'): boolean => formats.some((each) => each[key]?.length);
  return (
    <Table
      label={label}
      heads={[
        'Formats',
        some('cardinality') && {text: 'Cardinality', width: '6.5rem'},
        some('value') && {text: 'Value', width: '30%'},
        // Two columns share a phone.
        some('rules') && {text: 'Rules', width: some('value') ? '30%' : '42%'},
      ]}
      rows={formats.map(({formats: of, cardinality, value, rules}) => [
        <References of={of} />,
        cardinality,
        value && <code>{value}</code>,
        <References of={rules} />,
      ])}
    />
  );
}
