import type {Report, RunCheck} from '../../../diagnosis/model';
import {LAYERS, RUN_OUTCOMES} from '../../../diagnosis/reports/words';
import SiteLink from '../../../components/SiteLink';

const versionOf = ({version, released}: RunCheck): string =>
  [version, released && `(${released})`].filter(Boolean).join(' ');

function Row({check}: {readonly check: RunCheck}): React.ReactNode {
  const {layer, name, href, outcome} = check;
  return (
    <tr>
      <th scope="row">{LAYERS[layer]}</th>
      <td>
        {href ? <SiteLink href={href}>{name}</SiteLink> : name} <span className="check-soft">{versionOf(check)}</span>
      </td>
      <td data-outcome={outcome}>{RUN_OUTCOMES[outcome]}</td>
    </tr>
  );
}

/** By what a document was checked, and what came of each. */
export function Checks({report: {format, checks, file, identity}}: {readonly report: Report}): React.ReactNode {
  return (
    <>
      <h3>Checks</h3>
      <p className="check-format">
        {format ? (
          <>
            Format: <SiteLink href={format.href}>{format.title}</SiteLink>
          </>
        ) : (
          'The format is unknown.'
        )}
        {file.isPdf && identity.root !== '' && ' The XML in the PDF was checked. The PDF itself was not checked.'}
      </p>
      <table className="check-checks check-stacked">
        <thead>
          <tr>
            <th scope="col">Layer</th>
            <th scope="col">Checked by</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <Row key={check.name} check={check} />
          ))}
        </tbody>
      </table>
    </>
  );
}
