import type {Cause} from '../../../diagnosis/model';
import {asHtml} from '../../../components/html';
import {Excerpt} from '../code/Excerpt';
import {SEVERITIES} from '../../../diagnosis/reports/words';
import {Near} from './Near';
import {Rules} from './Rules';
import {Sums} from './Sums';
import {Values} from './Values';
import SiteLink from '../../../components/SiteLink';

/** What a cause needs. */
interface CauseViewProps {
  readonly cause: Cause;
  readonly isOpen: boolean;
  readonly show: ((location: string) => void) | undefined;
}

/** What the site says of the first rule that it explains. */
function Explained({findings}: Cause): React.ReactNode {
  const explanation = findings.find((each) => each.explanation)?.explanation;
  if (!explanation) return null;
  return (
    <>
      <p {...asHtml(explanation.meaningHtml)} />
      {explanation.causeHtml && (
        <p>
          <strong>Usual cause:</strong> <span {...asHtml(explanation.causeHtml)} />
        </p>
      )}
      <p>
        <strong>Fix:</strong> <span {...asHtml(explanation.fixHtml)} />
      </p>
    </>
  );
}

function Excerpts({before, after, correction}: Cause): React.ReactNode {
  if (!before) return null;
  return (
    <div className="check-pair">
      <Excerpt title="In your document" excerpt={before} kind="del" />
      {after && correction && <Excerpt title={`Corrected: ${correction.text}`} excerpt={after} kind="ins" />}
    </div>
  );
}

/** Findings with one cause: what is wrong, where, what to do, and what each rule says. */
export function CauseView({cause, isOpen, show}: CauseViewProps): React.ReactNode {
  const {title, severity, findings, values, sums, near, links} = cause;
  const rules = [...new Set(findings.map(({rule}) => rule))];
  return (
    <details open={isOpen} className="check-cause" id={`cause-${cause.id}`}>
      <summary>
        <span className="check-title">{title}</span>
        <span className="badge" data-severity={severity}>
          {SEVERITIES[severity]}
        </span>
        <span className="check-rules">
          {rules.slice(0, 4).join(', ')}
          {rules.length > 4 && ` and ${rules.length - 4} more`}
        </span>
      </summary>
      <Explained {...cause} />
      <Near near={near} />
      <Values values={values} show={show} />
      <Excerpts {...cause} />
      <Sums sums={sums} />
      <Rules findings={findings} show={show} />
      {links.length > 0 && (
        <p className="check-links">
          See also:{' '}
          {links.map(({text, href}, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <SiteLink href={href}>{text}</SiteLink>
            </span>
          ))}
        </p>
      )}
    </details>
  );
}
