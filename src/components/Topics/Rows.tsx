import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Name for assistive technology. */
  readonly label: string;
  readonly headers: readonly ReactNode[];
  readonly className?: string;
  /** The rows: `tr` with a `RowHeader` and `Cell`s. */
  readonly children: ReactNode;
}

/** A table whose rows become blocks with labels where it is narrow; the roles keep it a table there. */
export default function Rows({label, headers, className = '', children}: Props): ReactNode {
  return (
    <table role="table" aria-label={label} className={`${styles.rows} ${className}`}>
      <thead role="rowgroup">
        <tr role="row">
          {headers.map((header, index) => (
            <th key={index} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

/** The first cell of a row: the heading of its block. */
export function RowHeader(props: ComponentProps<'th'>): ReactNode {
  return <th role="rowheader" scope="row" {...props} />;
}

interface CellProps {
  /** The heading of its column, shown before the content where the table is narrow. */
  readonly label: string;
  /** Nothing is in it, so a block leaves it out. */
  readonly empty?: boolean;
  readonly children?: ReactNode;
}

/** A further cell of a row. */
export function Cell({label, empty, children}: CellProps): ReactNode {
  return (
    <td role="cell" data-label={label} data-empty={empty ? '' : undefined}>
      <div>{children}</div>
    </td>
  );
}
