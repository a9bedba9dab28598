import type {ReportFinding} from '../../../diagnosis/model';
import {shortened} from '../code/shortened';
import {LAYERS, SEVERITIES} from '../../../diagnosis/reports/words';
import SiteLink from '../../../components/SiteLink';

/** Most findings of a cause that are drawn. */
const MOST = 20;

/** What the list needs. */
interface RulesProps {
  readonly findings: readonly ReportFinding[];
  readonly show: ((location: string) => void) | undefined;
}

function Place({
  finding: {location, line, column},
  show,
}: {
  readonly finding: ReportFinding;
  readonly show: RulesProps['show'];
}): React.ReactNode {
  const words = [line !== undefined && `line ${line}`, column !== undefined && `column ${column}`]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      {location && show ? (
        <button type="button" className="check-link" onClick={() => show(location)}>
          {words || 'Show'}
        </button>
      ) : (
        words
      )}{' '}
      {location && <code>{location}</code>}
    </>
  );
}

function Rule({finding, show}: {readonly finding: ReportFinding; readonly show: RulesProps['show']}): React.ReactNode {
  const {rule, severity, message, inWords, layer, source, href} = finding;
  const set = [source.name, source.version, source.released && `(${source.released})`].filter(Boolean).join(' ');
  return (
    <li>
      <p>
        <SiteLink href={href}>{rule}</SiteLink>{' '}
        <span className="check-soft">{`${SEVERITIES[severity]} · ${LAYERS[layer]} · ${set}`}</span>
      </p>
      {inWords && <p>{inWords}</p>}
      <p className="check-official" lang="en">
        {shortened(message, 600)}
      </p>
      <p className="check-place">
        <Place finding={finding} show={show} />
      </p>
    </li>
  );
}

/** What each rule of a cause says, in the words of its publisher, and where. */
export function Rules({findings, show}: RulesProps): React.ReactNode {
  return (
    <>
      <ul className="check-findings">
        {findings.slice(0, MOST).map((finding, index) => (
          <Rule key={index} finding={finding} show={show} />
        ))}
      </ul>
      {findings.length > MOST && <p>The JSON report contains all {findings.length} findings.</p>}
    </>
  );
}
