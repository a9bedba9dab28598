import type {CodeRow} from '../../contracts/codeLists/list';
import CodeLink, {linked} from '../CodeLink';
import Table, {type Labelled} from '../Table';
import sheet from './styles.pcss';

const nextOf = ({next = []}: CodeRow): React.ReactNode =>
  linked(
    next.map(({code, anchor}) => ({title: code, href: `#${anchor}`})),
    CodeLink,
  ) || 'None (final)';

type Props = Labelled<{
  readonly rows: readonly CodeRow[];
  /** The rows that decide which columns there are. */
  readonly all: readonly CodeRow[];
  /** Without links to the codes themselves, for a long list. */
  readonly compact?: boolean;
}>;

/** Codes as a table, each with its anchor, for the filter of the page. */
export default function Codes({label, rows, all, compact = false}: Props): React.ReactNode {
  const some = (key: keyof CodeRow): boolean => all.some((row) => row[key]);
  const heads = [
    'Code',
    some('longName') && 'Full name',
    some('name') && 'Name',
    some('noteHtml') && {text: 'Meaning and use', prose: true},
    some('permitted') && 'Permitted in',
    some('next') && 'Can be followed by',
  ];
  return (
    <Table
      data-codes
      label={label}
      heads={heads}
      data-fixed={compact ? '' : undefined}
      className={compact ? `${sheet.locals.codes} ${sheet.locals.compact}` : sheet.locals.codes}
      rows={rows.map((row) => ({
        id: row.anchor,
        'data-find': '',
        cells: [
          <CodeLink to={compact ? undefined : `#${row.anchor}`}>{row.code}</CodeLink>,
          row.longName && <code>{row.longName}</code>,
          row.name,
          row.noteHtml && {html: row.noteHtml},
          row.permitted,
          nextOf(row),
        ],
      }))}
    />
  );
}
