import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ErrorReference} from '../../contracts/openapi/model';
import {errorEntry} from '../../addresses/places';
import Table from '../Table';

/** The error codes that an operation can give, each a link into the catalogue. */
export default function OperationErrors({errors}: {readonly errors: readonly ErrorReference[]}): ReactNode {
  return (
    <Table label="Errors of the operation">
      <thead>
        <tr>
          <th>Status</th>
          <th>Code</th>
          <th>Means</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({code, status, title}) => (
          <tr key={code}>
            <td>{status}</td>
            <td>
              <Link to={errorEntry(code)}>
                <code>{code}</code>
              </Link>
            </td>
            <td>{title}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
