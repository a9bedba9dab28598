import type {CodeList} from '../../contracts/codeLists/list';
import CodeLink, {linked} from '../CodeLink';
import {codes} from '../joined';
import Table, {type Labelled} from '../Table';
import sheet from './styles.pcss';

const LEVELS = {fatal: 'Fatal', warning: 'Warning', information: 'Information'} as const;

type Props = Labelled<{readonly rules: CodeList['rules']}>;

/** The rules that check the codes of a list, folded; the line above names the first of each row. */
export default function Rules({label, rules}: Props): React.ReactNode {
  const first = [...new Set(rules.flatMap((row) => row.rules.slice(0, 1).map(({title}) => title)))];
  return (
    <details data-codes className={sheet.locals.rules}>
      <summary>Checked by {codes(first)}</summary>
      <Table
        label={label}
        heads={['Rules', 'Codes', 'Level', 'Formats']}
        rows={rules.map((row) => [
          linked(row.rules, CodeLink),
          row.count.toLocaleString('en'),
          [LEVELS[row.level], row.condition].filter(Boolean).join(', '),
          row.formats,
        ])}
      />
    </details>
  );
}
