import {errorEntry} from '../../../addresses/places';
import type {Cause, Report} from '../../../diagnosis/model';
import {counted, VERDICTS} from '../../../diagnosis/reports/words';
import SiteLink from '../../../components/SiteLink';

/** How many causes are named in the verdict. */
const FIRST = 3;

/** How many reasons are told at once. */
const MOST_REASONS = 2;

/** How many problems a report has, in words. */
function problemsIn({causes, verdict}: Report): string {
  const fatal = causes.filter(({severity}) => severity === 'fatal').length;
  const warnings = causes.filter(({severity}) => severity === 'warning').length;
  const told = [
    ...(fatal > 0 ? [counted(fatal, 'problem')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  if (told.length > 0) return `${told.join(' and ')}.`;
  return verdict === 'valid' ? 'No problems or warnings.' : '';
}

/** The first causes, each with its line, as links to what is said of them below. */
function FirstCauses({causes}: {readonly causes: readonly Cause[]}): React.ReactNode {
  const first = causes.filter(({severity}) => severity !== 'information').slice(0, FIRST);
  if (first.length === 0) return null;
  return (
    <ul>
      {first.map(({id, title, findings: [finding]}) => (
        <li key={id}>
          <a href={`#cause-${id}`}>{title}</a>
          {finding?.line !== undefined && <span className="check-soft"> (line {finding.line})</span>}
        </li>
      ))}
    </ul>
  );
}

/** Why a part of the check could not be done. */
function Undone({undone}: Pick<Report, 'undone'>): React.ReactNode {
  const reasons = undone.map((reason) => <p key={reason}>{reason}</p>);
  if (undone.length <= MOST_REASONS) return reasons;
  return (
    <details>
      <summary>{undone.length} parts of the check could not be completed</summary>
      {reasons}
    </details>
  );
}

/** The verdict of the rules, and with it what the bus does, and the first causes. */
export function Verdict({report}: {readonly report: Report}): React.ReactNode {
  const {verdict, undone, accepted, causes} = report;
  return (
    <div className="check-banner" data-verdict={verdict}>
      <p>
        <strong>{VERDICTS[verdict].title}</strong> {problemsIn(report)}
      </p>
      <Undone undone={undone} />
      <p>
        {accepted.text} {accepted.code && <SiteLink href={errorEntry(accepted.code)}>About {accepted.code}</SiteLink>}
      </p>
      <FirstCauses causes={causes} />
    </div>
  );
}
