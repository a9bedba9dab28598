import type {ReactNode} from 'react';
import type {FormatsAsk} from '../../contracts/structure/termEntries';
import References from '../References';
import Table, {type Labelled} from '../Table';

/** What formats ask of a term beyond EN 16931. */
export default function Formats({label, formats}: Labelled<{formats: readonly FormatsAsk[]}>): ReactNode {
  const some = (key: 'cardinality' | 'value' | 'rules'): boolean => formats.some((each) => each[key]?.length);
  return (
    <Table
      label={label}
      heads={['Formats', some('cardinality') && 'Cardinality', some('value') && 'Value', some('rules') && 'Rules']}
      rows={formats.map(({formats: of, cardinality, value, rules}) => ({
        key: of.map(({text}) => text).join(),
        cells: [
          <References key="formats" of={of} />,
          cardinality,
          value && <code>{value}</code>,
          <References key="rules" of={rules} />,
        ],
      }))}
    />
  );
}
