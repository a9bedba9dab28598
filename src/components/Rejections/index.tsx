import {asHtml} from '../html';
import type {RejectionView as View} from '../../contracts/formats/rejectionViews';
import BadAndGood, {FailingFile} from '../BadAndGood';
import pair from '../BadAndGood/styles.pcss';
import CodeLink from '../CodeLink';
import Entry from '../Entry';
import entry from '../Entry/styles.pcss';
import PageStyle from '../PageStyle';
import Table, {type Labelled} from '../Table';
import sheet from './styles.pcss';

/** A rejection, with the entry of its rule on the page of the rule set. */
type RejectionView = View & {readonly official?: string};

const SEVERITY = {fatal: 'Fatal', warning: 'Warning'} as const;

function RejectionEntry({rejection}: {readonly rejection: RejectionView}): React.ReactNode {
  const {anchor, rule, title, severity, meaningHtml, causeHtml, fixHtml, official} = rejection;
  return (
    <Entry
      className={`${entry.locals.entry} ${pair.locals.rejection}`}
      data-wide
      id={anchor}
      code={rule}
      badge={severity && SEVERITY[severity]}
      about={title}
      beside={<BadAndGood {...rejection} />}
    >
      <p {...asHtml(meaningHtml)} />
      {causeHtml && (
        <p>
          <strong>Usual cause:</strong> <span {...asHtml(causeHtml)} />
        </p>
      )}
      <p>
        <strong>Fix:</strong> <span {...asHtml(fixHtml)} />
      </p>
      <p className={pair.locals.more} data-search="no">
        <FailingFile {...rejection} />
        {official && (
          <>
            , or the <a href={official}>official text</a> of the rule
          </>
        )}
        .
      </p>
    </Entry>
  );
}

/** Rules that integrators break: an index, then each rule with its meaning, a bad and a good excerpt, and the fix. */
export default function Rejections({
  rejections,
  label,
}: Labelled<{rejections: readonly RejectionView[]}>): React.ReactNode {
  const rows = rejections.map(({anchor, shortRule, title}) => [
    <CodeLink to={`#${anchor}`}>{shortRule}</CodeLink>,
    title,
  ]);
  return (
    <>
      <PageStyle sheet={entry} />
      <PageStyle sheet={pair} />
      <PageStyle sheet={sheet} />
      <Table className={sheet.locals.index} label={label} heads={['Rule', 'Problem']} rows={rows} />
      {rejections.map((rejection) => (
        <RejectionEntry key={rejection.anchor} rejection={rejection} />
      ))}
    </>
  );
}
