import type {AcceptanceCheck} from '../../../diagnosis/model';
import {ACCEPTANCE_OUTCOMES} from '../../../diagnosis/reports/words';
import {shortened} from '../code/shortened';
import SiteLink from '../../../components/SiteLink';

/** The longest text of a check that is drawn, in characters. */
const LONGEST = 600;

function Check({check: {title, outcome, text, code, href}}: {readonly check: AcceptanceCheck}): React.ReactNode {
  return (
    <li data-outcome={outcome}>
      <span className="check-outcome">{ACCEPTANCE_OUTCOMES[outcome]}</span>
      <div>
        <strong>{title}</strong>
        <p>
          {shortened(text, LONGEST)}{' '}
          {href && (
            <SiteLink href={href} aria-label={code ?? `More about ${title}`}>
              {code ?? 'More'}
            </SiteLink>
          )}
        </p>
      </div>
    </li>
  );
}

const List = ({checks}: {readonly checks: readonly AcceptanceCheck[]}): React.ReactNode => (
  <ul className="check-acceptance">
    {checks.map((check) => (
      <Check key={check.id} check={check} />
    ))}
  </ul>
);

/** What the bus does with the document, beyond schema and rules: what needs the reader's attention, and, folded, what passed. */
export function Acceptance({checks}: {readonly checks: readonly AcceptanceCheck[]}): React.ReactNode {
  if (checks.length === 0) return null;
  const passed = checks.filter(({outcome}) => outcome === 'passed');
  const rank = ({outcome}: AcceptanceCheck): number => ['rejected', 'notice', 'unknown'].indexOf(outcome);
  const others = checks.filter((check) => !passed.includes(check)).sort((a, b) => rank(a) - rank(b));
  return (
    <>
      <h3>Would the bus accept it?</h3>
      {others.length > 0 && <List checks={others} />}
      {passed.length > 0 && (
        <details className="check-passed">
          <summary>
            {passed.length} {passed.length === 1 ? 'check' : 'checks'} passed
          </summary>
          <List checks={passed} />
        </details>
      )}
    </>
  );
}
