import {Fragment} from 'react';
import type {Sum} from '../../../diagnosis/model';

/** Most parts of a sum that are drawn. */
const MOST = 12;

const SIGNS = {'+': '+', '-': '-', '×': '×'} as const;

function Parts({parts, more = 0}: Pick<Sum, 'parts' | 'more'>): React.ReactNode {
  return (
    <>
      {parts.slice(0, MOST).map(({sign, term, label, amount}, index) => (
        <Fragment key={index}>
          {(index > 0 || sign === '-') && ` ${SIGNS[sign]} `}
          <span title={`${label} (${term})`}>{amount}</span>
        </Fragment>
      ))}
      {parts.length > MOST && ` and ${parts.length - MOST + more} more`}
    </>
  );
}

/** Sums recomputed, beside what the document says. */
export function Sums({sums}: {readonly sums: readonly Sum[]}): React.ReactNode {
  if (sums.length === 0) return null;
  return (
    <table className="check-sums check-stacked">
      <caption>Recalculated sums</caption>
      <thead>
        <tr>
          <th scope="col">Amount</th>
          <th scope="col">Calculation</th>
          <th scope="col">Result</th>
          <th scope="col">In your document</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({rule, term, label, parts, more, computed, written, isRight}, index) => (
          <tr key={`${rule}-${index}`} data-wrong={!isRight || undefined}>
            <th scope="row">
              {label} {term} <span className="check-soft">{rule}</span>
            </th>
            <td data-label="Calculation">
              <Parts parts={parts} more={more} />
            </td>
            <td data-label="Result">{computed}</td>
            <td data-label="In your document">
              {written ?? 'Missing'} {!isRight && <strong>differs</strong>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
