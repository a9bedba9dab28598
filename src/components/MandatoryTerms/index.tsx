import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {MandatoryRow} from '../../contracts/structure/mandatory';
import {joined} from '../joined';
import PageStyle from '../PageStyle';
import PathText from '../PathText';
import References from '../References';
import Table from '../Table';
import type {Cell} from '../Table/text';
import sheet from './styles.pcss';

interface Props {
  /** Name for assistive technology. */
  readonly label: string;
  readonly rows: readonly MandatoryRow[];
}

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

/** What the documents of a format must contain: each term or element with its path, and the rule or condition that asks for it. */
export default function MandatoryTerms({label, rows}: Props): ReactNode {
  const numbered = rows.some(({number}) => number);
  const explained = rows.some(({rules, noteHtml}) => rules.length > 0 || noteHtml);
  const heads = [
    numbered && 'Term',
    'Name',
    'Element',
    'Cardinality',
    explained && {text: 'Rule or condition', prose: true},
  ];
  return (
    <div data-tables>
      <PageStyle sheet={sheet} />
      <Table
        className={numbered ? `${sheet.locals.terms} ${sheet.locals.numbered}` : sheet.locals.terms}
        label={label}
        heads={heads}
        rows={rows.map((row) => ({
          key: row.key,
          cells: [
            <a key="term" href={row.href}>
              {row.number ?? row.name}
            </a>,
            numbered ? row.name : <a href={row.href}>{row.name}</a>,
            joined(
              row.paths.map((path) => <PathText key={path} path={path} />),
              <br />,
            ),
            row.cardinality,
            whyOf(row),
          ],
        }))}
      />
    </div>
  );
}
