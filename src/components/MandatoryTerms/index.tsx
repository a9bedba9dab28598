import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {MandatoryRow} from '../../contracts/structure/mandatory';
import PageStyle from '../PageStyle';
import References from '../References';
import Table, {type Head} from '../Table';
import type {Cell} from '../Table/text';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

interface Props {
  /** Name for assistive technology. */
  readonly label: string;
  readonly rows: readonly MandatoryRow[];
}

interface Column {
  readonly head: string | Head;
  readonly cell: (row: MandatoryRow) => Cell;
}

/** A path that may break behind its steps. */
function Breakable({path}: {readonly path: string}): ReactNode {
  return <code {...asHtml(path.replaceAll('/', '/<wbr>'))} />;
}

const pathsOf = ({paths}: MandatoryRow): ReactNode =>
  paths.map((path, index) => (
    <span key={path}>
      {index > 0 && <br />}
      <Breakable path={path} />
    </span>
  ));

function whyOf({rules, noteHtml}: MandatoryRow): Cell {
  if (rules.length === 0) return noteHtml && {html: noteHtml};
  return (
    <>
      {noteHtml && (
        <>
          <span {...asHtml(noteHtml)} />{' '}
        </>
      )}
      <References of={rules} />
    </>
  );
}

const COLUMNS: readonly Column[] = [
  {head: 'Element', cell: pathsOf},
  {head: 'Cardinality', cell: ({cardinality}) => cardinality},
];

/** What the documents of a format must contain: each term or element with its path, and the rule or condition that asks for it. */
export default function MandatoryTerms({label, rows}: Props): ReactNode {
  const numbered = rows.some(({number}) => number);
  const explained = rows.some(({rules, noteHtml}) => rules.length > 0 || noteHtml);
  const columns: Column[] = [
    ...(numbered ? [{head: 'Name', cell: ({name}: MandatoryRow) => name}] : []),
    ...COLUMNS,
    ...(explained ? [{head: {text: 'Rule or condition', prose: true}, cell: whyOf}] : []),
  ];
  return (
    <div data-tables>
      <PageStyle sheet={sheet} />
      <Table
        className={numbered ? `${styles.terms} ${styles.numbered}` : styles.terms}
        label={label}
        heads={[numbered ? 'Term' : 'Name', ...columns.map(({head}) => head)]}
        rows={rows.map((row) => ({
          key: row.key,
          cells: [
            <a key="link" href={row.href}>
              {numbered ? (row.number ?? row.name) : row.name}
            </a>,
            ...columns.map(({cell}) => cell(row)),
          ],
        }))}
      />
    </div>
  );
}
