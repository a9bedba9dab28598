import type {ReactNode} from 'react';
import type {ExplainedRule} from '../../contracts/formats/ruleSetViews';
import {linked} from '../CodeLink';
import Entry from '../Entry';
import entry from '../Entry/styles.pcss';
import Facts from '../Facts';
import {joined} from '../joined';
import {contextsOf} from './Rules';

/** A rule that a page of a format explains: its official text, what it means, the usual cause, and the fix. */
export default function Explained({
  rule: {rule, title, rows, entries, ...texts},
}: {
  readonly rule: ExplainedRule;
}): ReactNode {
  const {level, meaningHtml, causeHtml, fixHtml} = texts;
  return (
    <Entry className={entry.locals.entry} id={rule} code={rule} badge={level} about={title} data-find="">
      <Facts
        of={{
          'Official text': joined(
            rows.map(({text}) => text),
            <br />,
          ),
          'Applies to': joined(contextsOf([...new Set(rows.flatMap(({contexts}) => contexts))]), <br />),
          Meaning: {html: meaningHtml},
          'Usual cause': causeHtml && {html: causeHtml},
          Fix: {html: fixHtml},
        }}
      />
      <p>For an excerpt that breaks the rule, and the corrected excerpt, see {linked(entries)}.</p>
    </Entry>
  );
}
