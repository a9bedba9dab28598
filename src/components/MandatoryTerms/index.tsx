import {asHtml} from '../html';
import type {MandatoryDifference} from '../../contracts/structure/mandatoryDifference';
import type {MandatoryRow} from '../../contracts/structure/mandatoryElements';
import {linked} from '../CodeLink';
import Fold from '../Fold';
import {joined, PathText} from '../joined';
import References from '../References';
import Table, {type Labelled} from '../Table';
import type {Cell} from '../Table/text';
import SiteLink from '../SiteLink';

const isAlways = ({cases}: MandatoryRow): boolean => cases.some(({whenHtml}) => !whenHtml);

type Case = MandatoryRow['cases'][number];

const caseOf = ({whenHtml, rules}: Case): React.ReactNode => (
  <>
    {whenHtml && <span {...asHtml(whenHtml)} />}
    {whenHtml && rules.length > 0 && ': '}
    <References of={rules} />
  </>
);

/** When something is mandatory, with the rules that ask it, and a remark; each on a line of its own. */
const whyOf = ({cases, noteHtml}: MandatoryRow): Cell => {
  const [first, ...others] = cases;
  if (first && others.length === 0 && !noteHtml) return caseOf(first);
  return (
    <>
      {cases.map((each, index) => (
        <div key={index}>{caseOf(each)}</div>
      ))}
      {noteHtml && <div {...asHtml(noteHtml)} />}
    </>
  );
};

type TermsProps = Labelled<{readonly rows: readonly MandatoryRow[]}>;

function Terms({label, rows}: TermsProps): React.ReactNode {
  const numbered = rows.some(({number}) => number);
  const explained = rows.some(({cases, noteHtml}) => noteHtml || cases.some(({rules}) => rules.length > 0));
  const heads = [
    numbered && {text: 'Term', width: '4.75rem'},
    {text: 'Name', width: numbered ? '18%' : '26%'},
    'Element',
    {text: 'Cardinality', width: '6.5rem'},
    explained && {text: rows.every(isAlways) ? 'Rules' : 'Mandatory', prose: true, width: '29%'},
  ];
  return (
    <Table
      named={numbered}
      label={label}
      heads={heads}
      rows={rows.map((row) => [
        row.number ? <SiteLink href={row.href}>{row.number}</SiteLink> : '–',
        row.number ? row.name : <SiteLink href={row.href}>{row.name}</SiteLink>,
        joined(
          row.paths.map((path) => <PathText key={path} path={path} />),
          <br />,
        ),
        row.cardinality,
        whyOf(row),
      ])}
    />
  );
}

/** The format whose page has the full account, and what of it doesn't apply. */
interface Fuller extends Omit<MandatoryDifference, 'rows'> {
  readonly title: string;
  readonly href: string;
}

const namesOf = (rows: readonly MandatoryRow[]): React.ReactNode =>
  linked(rows.map(({number, name = '', href}) => ({title: number ? `${name} (${number})` : name, href})));

/** What of the full account doesn't apply. */
function Exceptions({title, dropped, rules, unremarked}: Fuller): React.ReactNode {
  return (
    <>
      {dropped.length > 0 && <p>The rules of this format don’t require {namesOf(dropped)}.</p>}
      {rules.length + unremarked.length > 0 && (
        <Fold summary={`Rules and notes of ${title} that don’t apply to this format`}>
          {rules.length > 0 && (
            <p>
              These rules don’t apply, and requirements that are based only on them don’t apply either:{' '}
              <References of={rules.map((text) => ({text}))} />
            </p>
          )}
          {unremarked.length > 0 && <p>The notes on that page about these terms don’t apply: {namesOf(unremarked)}.</p>}
        </Fold>
      )}
    </>
  );
}

type Props = TermsProps & {readonly fuller?: Fuller};

/**
 * What the documents of a format must contain: what each of them must, and, folded, what is mandatory under a condition.
 * With `fuller`, the rows are those that differ from the page of another format.
 */
export default function MandatoryTerms({label, rows, fuller}: Props): React.ReactNode {
  const always = rows.filter(isAlways);
  const sometimes = rows.filter((row) => !isAlways(row));
  const what = rows.some(({number}) => number) ? 'terms' : 'elements';
  return (
    <div data-tables>
      {fuller && (
        <p>
          The requirements of <SiteLink href={fuller.href}>{fuller.title}</SiteLink> apply
          {rows.length > 0
            ? `, with the differences and additions below. If one of these ${what} is also listed on that page, the row on this page takes precedence.`
            : '.'}
        </p>
      )}
      {always.length > 0 && <Terms label={label} rows={always} />}
      {sometimes.length > 0 && (
        <Fold
          summary={
            fuller
              ? `Conditionally mandatory ${what}: differences from ${fuller.title} (${sometimes.length})`
              : `Conditionally mandatory ${what} (${sometimes.length})`
          }
        >
          <Terms label={`${label}, under certain conditions`} rows={sometimes} />
        </Fold>
      )}
      {fuller && <Exceptions {...fuller} />}
    </div>
  );
}
