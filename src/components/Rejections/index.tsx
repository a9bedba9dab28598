import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {RejectionView as View} from '../../contracts/formats/rejectionViews';
import CodeBlock from '../CodeBlock';
import CodeLink from '../CodeLink';
import Entry from '../Entry';
import entry from '../Entry/styles.pcss';
import ExampleLink from '../ExampleLink';
import {joined} from '../joined';
import PageStyle from '../PageStyle';
import Table, {type Labelled} from '../Table';
import sheet from './styles.pcss';

/** A rejection, with the entry of its rule on the page of the rule set. */
type RejectionView = View & {readonly official?: string};

const SEVERITY = {fatal: 'Fatal', warning: 'Warning'} as const;

function RejectionEntry({rejection}: {readonly rejection: RejectionView}): ReactNode {
  const {anchor, rule, check, title, severity, meaningHtml, causeHtml, fixHtml, also, bad, good, file, official} =
    rejection;
  const verdict = severity === 'warning' ? 'Causes a warning' : 'Rejected';
  const pair = (
    <>
      <CodeBlock code={bad} title={verdict} label={`Fails ${rule}`} />
      <CodeBlock code={good} title="Accepted" label={`Passes ${rule}`} />
    </>
  );
  return (
    <Entry
      className={`${entry.locals.entry} ${sheet.locals.rejection}`}
      data-wide
      id={anchor}
      code={rule}
      badge={severity && SEVERITY[severity]}
      about={title}
      beside={pair}
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
      <p className={sheet.locals.more} data-search="no">
        <ExampleLink file={file}>See a document that fails only {joined([check, ...also], ', ', ' and ')}</ExampleLink>
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
export default function Rejections({rejections, label}: Labelled<{rejections: readonly RejectionView[]}>): ReactNode {
  const rows = rejections.map(({anchor, shortRule, title}) => ({
    key: anchor,
    cells: [
      <CodeLink key="rule" to={`#${anchor}`}>
        {shortRule}
      </CodeLink>,
      title,
    ],
  }));
  return (
    <>
      <PageStyle sheet={entry} />
      <PageStyle sheet={sheet} />
      <Table className={sheet.locals.index} label={label} heads={['Rule', 'Problem']} rows={rows} />
      {rejections.map((rejection) => (
        <RejectionEntry key={rejection.anchor} rejection={rejection} />
      ))}
    </>
  );
}
