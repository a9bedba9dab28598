import type {ReactNode} from 'react';
import type {RuleRow} from '../../contracts/formats/ruleSetViews';
import CodeLink from '../CodeLink';
import {joined} from '../joined';
import Table, {type Labelled} from '../Table';

/** What a rule applies to, one XPath below the other. */
export const contextsOf = (contexts: readonly string[]): ReactNode =>
  joined(
    contexts.map((context) => <code key={context}>{context}</code>),
    <br />,
  );

const textOf = ({text, exceptions}: RuleRow): ReactNode =>
  exceptions.length === 0 ? (
    text
  ) : (
    <>
      {text} <em>{exceptions.join(', ')}.</em>
    </>
  );

/** Rules as a table, each with its anchor, for the filter. */
export default function Rules({label, rows}: Labelled<{readonly rows: readonly RuleRow[]}>): ReactNode {
  return (
    <Table
      label={label}
      heads={[{text: 'Rule', width: '24%'}, {text: 'Official text', width: '43%'}, 'Applies to the element']}
      rows={rows.map((row, index) => ({
        key: String(index),
        id: row.anchor,
        'data-find': '',
        cells: [
          <CodeLink key="rule" to={`#${row.rule}`}>
            {row.rule}
          </CodeLink>,
          textOf(row),
          contextsOf(row.contexts),
        ],
      }))}
    />
  );
}
