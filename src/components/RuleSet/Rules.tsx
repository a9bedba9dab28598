import type {ReactNode} from 'react';
import type {RuleRow} from '../../contracts/formats/ruleSetViews';
import CodeLink from '../CodeLink';
import Table, {type Labelled} from '../Table';

/** What a rule applies to, one XPath below the other. */
export const contextsOf = (contexts: readonly string[]): readonly ReactNode[] =>
  contexts.map((context) => <code key={context}>{context}</code>);

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
      heads={[{text: 'Rule', width: '20%'}, {text: 'Official text', width: '45%'}, 'Applies to']}
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
