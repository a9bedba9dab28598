import type {Cause} from '../../../diagnosis/model';
import {termPlace} from '../../../addresses/places';
import {shortened} from '../code/shortened';
import SiteLink from '../../../components/SiteLink';

/** What the list needs. */
interface ValuesProps extends Pick<Cause, 'values'> {
  readonly show: ((location: string) => void) | undefined;
}

/** The values that a finding is about, as the document has them. */
export function Values({values, show}: ValuesProps): React.ReactNode {
  if (values.length === 0) return null;
  return (
    <table className="check-values check-stacked">
      <caption>Values in your document</caption>
      <tbody>
        {values.map(({term, label, text, location, line}) => (
          <tr key={location}>
            <th scope="row">
              {label} {term && <SiteLink href={termPlace(term)}>{term}</SiteLink>}
            </th>
            <td>
              <code>{shortened(text, 240) || '(empty)'}</code>
            </td>
            <td>
              {show ? (
                <button type="button" className="check-link" onClick={() => show(location)}>
                  Line {line}
                </button>
              ) : (
                `Line ${line}`
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
