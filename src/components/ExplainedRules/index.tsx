import type {ExplainedRule} from '../../contracts/formats/ruleSetViews';
import {linked} from '../CodeLink';
import Facts from '../Facts';
import {codes, joined} from '../joined';
import RuleFold, {RuleFolds} from '../RuleFold';

function Explained({rule: explained}: {readonly rule: ExplainedRule}): React.ReactNode {
  const {rule, rows, others, meaningHtml, causeHtml, fixHtml} = explained;
  return (
    <RuleFold {...explained} id={rule} data-find="">
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
    </RuleFold>
  );
}

/** Rules that pages of formats explain, each a row that opens to the official text, what it means, the usual cause, the fix, and an excerpt before and after it. */
export default function ExplainedRules({rules}: {readonly rules: readonly ExplainedRule[]}): React.ReactNode {
  return (
    <RuleFolds>
      {rules.map((rule) => (
        <Explained key={rule.rule} rule={rule} />
      ))}
    </RuleFolds>
  );
}
