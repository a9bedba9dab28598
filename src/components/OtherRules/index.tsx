import type {ReactNode} from 'react';
import type {RuleRow} from '../../contracts/formats/ruleSetViews';
import CodeLink from '../CodeLink';
import PageStyle from '../PageStyle';
import Table from '../Table';
import {contextsOf} from './contextsOf';
import sheet from './styles.pcss';

const textOf = ({text, exceptions}: RuleRow): ReactNode =>
  exceptions.length === 0 ? (
    text
  ) : (
    <>
      {text} <em>{exceptions.join(', ')}.</em>
    </>
  );

interface Props {
  /** The heading before them. */
  readonly title: string;
  /** The name of their rule set. */
  readonly set: string;
  readonly rows: readonly RuleRow[];
}

/** Rules as a table, each with its anchor, for the filter. */
export default function OtherRules({title, set, rows}: Props): ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      <Table
        className={sheet.locals.rules}
        label={`${title} of ${set}`}
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
    </>
  );
}
