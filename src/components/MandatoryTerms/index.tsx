import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {MandatoryRow} from '../../contracts/structure/mandatoryElements';
import Fold from '../Fold';
import {joined, PathText} from '../joined';
import References from '../References';
import Table, {type Labelled} from '../Table';
import type {Cell} from '../Table/text';

const isAlways = ({cases}: MandatoryRow): boolean => cases.some(({whenHtml}) => !whenHtml);

/** When something is mandatory, with the rules that ask it, and a remark. */
const whyOf = ({cases, noteHtml}: MandatoryRow): Cell => (
  <>
    {cases.map(({whenHtml, rules}, index) => (
      <div key={index}>
        {whenHtml && <span {...asHtml(whenHtml)} />}
        {whenHtml && rules.length > 0 && ': '}
        <References of={rules} />
      </div>
    ))}
    {noteHtml && <div {...asHtml(noteHtml)} />}
  </>
);

type Props = Labelled<{readonly rows: readonly MandatoryRow[]}>;

function Terms({label, rows}: Props): ReactNode {
  const numbered = rows.some(({number}) => number);
  const explained = rows.some(({cases, noteHtml}) => noteHtml || cases.some(({rules}) => rules.length > 0));
  const heads = [
    numbered && {text: 'Term', width: '4.75rem'},
    {text: 'Name', width: numbered ? '18%' : '26%'},
    'Element',
    {text: 'Cardinality', width: '6.5rem'},
    explained && {text: rows.every(isAlways) ? 'Rules' : 'Mandatory', prose: true, width: '34%'},
  ];
  return (
    <Table
      label={label}
      heads={heads}
      rows={rows.map((row) => ({
        key: row.key,
        cells: [
          row.number ? (
            <a key="term" href={row.href}>
              {row.number}
            </a>
          ) : (
            '–'
          ),
          row.number ? row.name : <a href={row.href}>{row.name}</a>,
          joined(
            row.paths.map((path) => <PathText key={path} path={path} />),
            <br />,
          ),
          row.cardinality,
          whyOf(row),
        ],
      }))}
    />
  );
}

/** What the documents of a format must contain: what each of them must, and, folded, what is mandatory under a condition. */
export default function MandatoryTerms({label, rows}: Props): ReactNode {
  const always = rows.filter(isAlways);
  const sometimes = rows.filter((row) => !isAlways(row));
  const numbered = rows.some(({number}) => number);
  return (
    <div data-tables>
      <Terms label={label} rows={always} />
      {sometimes.length > 0 && (
        <Fold summary={`Mandatory under a condition: ${sometimes.length} ${numbered ? 'terms' : 'elements'}`}>
          <Terms label={`${label}, under a condition`} rows={sometimes} />
        </Fold>
      )}
    </div>
  );
}
