import {useState} from 'react';
import {termPlace} from '../../../addresses/places';
import type {Comparison as Compared, ComparisonRow} from '../../../diagnosis/comparison/model';
import type {Client} from '../../client';
import type {NamedFile} from '../../protocol';
import {shortened} from '../code/shortened';
import SiteLink from '../../../components/SiteLink';

/** What the comparison needs. */
interface ComparisonProps {
  readonly file: NamedFile;
  /** The other files of the session. */
  readonly others: readonly NamedFile[];
  readonly client: Client;
}

const sideOf = (text: string | undefined): string => (text === undefined ? 'None' : shortened(text));

function Rows({
  rows,
  titles,
}: {
  readonly rows: readonly ComparisonRow[];
  readonly titles: readonly [string, string];
}): React.ReactNode {
  return (
    <table className="check-compared check-stacked">
      <thead>
        <tr>
          <th scope="col">Business term</th>
          {titles.map((title, index) => (
            <th key={index} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({term, label, groupLabel, line, left, right, same}, index) => (
          <tr key={index} data-wrong={!same || undefined}>
            <th scope="row">
              {label} <SiteLink href={termPlace(term)}>{term}</SiteLink>{' '}
              <span className="check-soft">{[groupLabel, line].filter(Boolean).join(' ')}</span>
            </th>
            <td data-label={titles[0]}>{sideOf(left)}</td>
            <td data-label={titles[1]}>{sideOf(right)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Outcome({
  compared,
  titles,
}: {
  readonly compared: Compared;
  readonly titles: readonly [string, string];
}): React.ReactNode {
  const [isAll, setAll] = useState(false);
  if ('reason' in compared) return <p>{compared.reason}</p>;
  const {rows, differences} = compared;
  const shown = isAll ? rows : rows.filter(({same}) => !same);
  return (
    <>
      <p role="status">
        {differences === 0
          ? `All ${rows.length} values are the same.`
          : `${differences} of ${rows.length} values ${differences === 1 ? 'differs' : 'differ'}.`}{' '}
        <label>
          <input type="checkbox" checked={isAll} onChange={() => setAll(!isAll)} /> Also show equal values
        </label>
      </p>
      {shown.length > 0 && <Rows rows={shown.slice(0, 500)} titles={titles} />}
      {shown.length > 500 && <p>{shown.length - 500} more values are not shown.</p>}
    </>
  );
}

/** Compares a document with another of the session, by business term. */
export function Comparison({file, others, client}: ComparisonProps): React.ReactNode {
  const [outcome, setOutcome] = useState<{compared: Compared; titles: readonly [string, string]}>();
  if (others.length === 0) return null;
  function compare(other: NamedFile | undefined): void {
    if (!other) return;
    client.ask({task: 'compare', left: file, right: other}, (answer) => {
      const titles = [file.name, other.name] as const;
      if ('comparison' in answer) setOutcome({compared: answer.comparison, titles});
      if ('failure' in answer) setOutcome({compared: {reason: answer.failure}, titles});
    });
  }
  return (
    <>
      <h3>Compare by business term</h3>
      <label className="check-field">
        <span>Compare with</span>
        <select defaultValue="" onChange={({currentTarget}) => compare(others[Number(currentTarget.value)])}>
          <option value="" disabled>
            Choose another file
          </option>
          {others.map(({name}, index) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {outcome && <Outcome {...outcome} />}
    </>
  );
}
