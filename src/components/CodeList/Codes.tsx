import {Fragment, type ReactNode} from 'react';
import type {CodeRow} from '../../contracts/codeLists/list';
import Table, {type Head} from '../Table';
import type {Cell} from '../Table/text';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

interface Column {
  readonly head: string | Head;
  /** Whether a row has something for it. */
  readonly has: (row: CodeRow) => boolean;
  readonly cell: (row: CodeRow) => Cell;
}

const withCommas = (items: readonly ReactNode[]): ReactNode =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {item}
    </Fragment>
  ));

const nextOf = ({next = []}: CodeRow): ReactNode =>
  next.length === 0
    ? 'Final'
    : withCommas(
        next.map(({code, anchor}) => (
          <a key={code} href={`#${anchor}`}>
            <code>{code}</code>
          </a>
        )),
      );

const COLUMNS: readonly Column[] = [
  {
    head: 'Long name',
    has: ({longName}) => Boolean(longName),
    cell: ({longName}) => longName && <code>{longName}</code>,
  },
  {head: 'Name', has: ({name}) => Boolean(name), cell: ({name}) => name},
  {
    head: {text: 'Meaning and use', prose: true},
    has: ({noteHtml}) => Boolean(noteHtml),
    cell: ({noteHtml}) => noteHtml && {html: noteHtml},
  },
  {head: 'Permitted in', has: ({permitted}) => Boolean(permitted), cell: ({permitted}) => permitted?.join(', ')},
  {head: 'Can be followed by', has: ({next}) => Boolean(next), cell: nextOf},
];

interface Props {
  /** Name for assistive technology. */
  readonly label: string;
  readonly rows: readonly CodeRow[];
  /** The rows that decide which columns there are. */
  readonly all: readonly CodeRow[];
  /** Without links to the codes themselves, for a long list. */
  readonly compact?: boolean;
}

/** Codes as a table, each with its anchor, for the filter of the page. */
export default function Codes({label, rows, all, compact = false}: Props): ReactNode {
  const columns = COLUMNS.filter(({has}) => all.some(has));
  return (
    <Table
      data-codes
      label={label}
      heads={['Code', ...columns.map(({head}) => head)]}
      className={compact ? `${styles.codes} ${styles.compact}` : styles.codes}
      rows={rows.map((row) => {
        const code = <code>{row.code}</code>;
        const heading = compact ? code : <a href={`#${row.anchor}`}>{code}</a>;
        return {
          key: row.code,
          id: row.anchor,
          'data-find': '',
          cells: [heading, ...columns.map(({cell}) => cell(row))],
        };
      })}
    />
  );
}
