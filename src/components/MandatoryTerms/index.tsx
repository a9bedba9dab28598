import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {MandatoryRow} from '../../contracts/structure/mandatory';
import {joined, PathText} from '../joined';
import References from '../References';
import Table, {type Labelled} from '../Table';
import type {Cell} from '../Table/text';

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
export default function MandatoryTerms({label, rows}: Labelled<{rows: readonly MandatoryRow[]}>): ReactNode {
  const numbered = rows.some(({number}) => number);
  const explained = rows.some(({rules, noteHtml}) => rules.length > 0 || noteHtml);
  const heads = [
    numbered && {text: 'Term', width: '4.75rem'},
    {text: 'Name', width: numbered ? '22%' : '26%'},
    'Element',
    {text: 'Cardinality', width: '6.5rem'},
    explained && {text: 'Rule or condition', prose: true, width: '24%'},
  ];
  return (
    <div data-tables>
      <Table
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
