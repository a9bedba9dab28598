import type {ExplainedRule} from '../../contracts/formats/ruleSetViews';
import BadAndGood, {FailingFile} from '../BadAndGood';
import pair from '../BadAndGood/styles.pcss';
import {linked} from '../CodeLink';
import Entry from '../Entry';
import entry from '../Entry/styles.pcss';
import Facts from '../Facts';
import {codes, joined} from '../joined';
import PageStyle from '../PageStyle';

function Explained({rule: explained}: {readonly rule: ExplainedRule}): React.ReactNode {
  const {rule, title, level, rows, others, meaningHtml, causeHtml, fixHtml} = explained;
  return (
    <Entry
      className={`${entry.locals.entry} ${pair.locals.rejection}`}
      data-wide
      data-find=""
      id={rule}
      code={rule}
      badge={level}
      about={title}
      beside={<BadAndGood {...explained} />}
    >
      <Facts
        of={{
          'Official text': joined(
            rows.map(({text}) => text),
            <br />,
          ),
          'Applies to': codes([...new Set(rows.flatMap(({contexts}) => contexts))], <br />),
          Meaning: {html: meaningHtml},
          'Usual cause': causeHtml && {html: causeHtml},
          Fix: {html: fixHtml},
          'Also explained for': linked(others),
        }}
      />
      <p className={pair.locals.more}>
        <FailingFile {...explained} />.
      </p>
    </Entry>
  );
}

/** Rules that pages of formats explain: the official text, what it means, the usual cause, the fix, and an excerpt before and after it. */
export default function ExplainedRules({rules}: {readonly rules: readonly ExplainedRule[]}): React.ReactNode {
  return (
    <>
      <PageStyle sheet={entry} />
      <PageStyle sheet={pair} />
      {rules.map((rule) => (
        <Explained key={rule.rule} rule={rule} />
      ))}
    </>
  );
}
