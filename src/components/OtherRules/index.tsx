import type {RuleRow} from '../../contracts/formats/ruleSetViews';
import CodeLink from '../CodeLink';
import {codes} from '../joined';
import PageStyle from '../PageStyle';
import Table from '../Table';
import sheet from './styles.pcss';

const textOf = ({text, exceptions}: RuleRow): React.ReactNode =>
  exceptions.length === 0 ? (
    text
  ) : (
    <>
      {text} <em>{exceptions.join(', ')}.</em>
    </>
  );

interface Props {
  readonly title: string;
  readonly set: string;
  readonly rows: readonly RuleRow[];
}

/** Rules as a table, each with its anchor, for the filter. */
export default function OtherRules({title, set, rows}: Props): React.ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      <Table
        className={sheet.locals.rules}
        label={`${title} of ${set}`}
        heads={[{text: 'Rule', width: '20%'}, {text: 'Official text', width: '45%'}, 'Applies to']}
        rows={rows.map((row) => ({
          id: row.anchor,
          'data-find': '',
          cells: [<CodeLink to={`#${row.rule}`}>{row.rule}</CodeLink>, textOf(row), codes(row.contexts, '')],
        }))}
      />
    </>
  );
}
