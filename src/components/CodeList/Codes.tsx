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
  /** All codes of the list: the tables of a list have the same columns. */
  readonly all: readonly CodeRow[];
  /** Without links to the codes themselves, for a long list. */
  readonly compact?: boolean;
}>;

/** Of a character of code in a table, in rem. */
const CHARACTER = 0.48;

/** As wide as the longest of the codes or the head, and the space beside it. */
const widthOf = (head: number, codes: readonly string[]): string =>
  `calc(${Math.max(head, ...codes.map(({length}) => length * CHARACTER)).toFixed(2)}rem + var(--space-5))`;

/** Codes as a table, each with its anchor, for the filter of the page. */
export default function Codes({label, rows, all, compact = false}: Props): React.ReactNode {
  const some = (key: keyof CodeRow): boolean => rows.some((row) => row[key]);
  const explained = some('noteHtml');
  const heads = [
    // Codes without names, such as media types, have the whole width.
    {
      text: 'Code',
      width: some('name')
        ? widthOf(
            2.25,
            all.map(({code}) => code),
          )
        : undefined,
    },
    some('name') && {text: 'Name', width: explained ? '22%' : undefined},
    some('longName') && {
      text: 'Full name',
      width: widthOf(
        4,
        all.map(({longName = ''}) => longName),
      ),
    },
    explained && {text: 'Meaning and use', prose: true},
    some('permitted') && {text: 'Permitted in', width: '24%'},
    some('next') && {text: 'Can be followed by', width: '9rem'},
  ];
  return (
    <Table
      data-codes
      named={some('name')}
      label={label}
      heads={heads}
      className={`${sheet.locals.codes} ${compact ? sheet.locals.compact : ''}`.trim()}
      rows={rows.map((row) => ({
        id: row.anchor,
        'data-find': '',
        cells: [
          <CodeLink to={compact ? undefined : `#${row.anchor}`}>{row.code}</CodeLink>,
          row.name,
          row.longName && <code>{row.longName}</code>,
          row.noteHtml && {html: row.noteHtml},
          row.permitted,
          nextOf(row),
        ],
      }))}
    />
  );
}
