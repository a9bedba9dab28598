import type {RuleChanges as Changes} from '../../contracts/formats/ruleChanges';
import CodeLink, {linked} from '../CodeLink';
import {asHtml} from '../html';
import {joined} from '../joined';
import Table, {type Labelled} from '../Table';

/** What the rules of a release changed against the version before. */
export default function RuleChanges({introHtml, several, changes, label}: Labelled<Changes>): React.ReactNode {
  const rows = changes.map(({kind, sets, rules, whatHtml}) => [
    kind,
    linked(rules, CodeLink) || 'Code lists',
    {html: whatHtml},
    sets.length > 0 ? joined(sets) : 'All',
  ]);
  const heads = [
    {text: 'Change', width: '6rem'},
    {text: 'Rules', width: '24%'},
    {text: 'What changed', prose: true},
    several && {text: 'Rule sets', width: '11rem'},
  ];
  return (
    <>
      <p {...asHtml(introHtml)} />
      {rows.length > 0 && <Table label={label} heads={heads} rows={rows} />}
    </>
  );
}
