import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Limit} from '../../contracts/limits';
import {errorEntry} from '../../addresses/places';
import Table from '../Table';

function Row({limit}: {readonly limit: Limit}): ReactNode {
  useBrokenLinks().collectAnchor(`limit-${limit.id}`);
  return (
    <tr id={`limit-${limit.id}`}>
      <th scope="row">{limit.title}</th>
      <td dangerouslySetInnerHTML={{__html: limit.textHtml}} />
      <td dangerouslySetInnerHTML={{__html: limit.appliesHtml}} />
      <td>
        {limit.code && (
          <>
            <a href={errorEntry(limit.code)}>
              <code>{limit.code}</code>
            </a>
            .{' '}
          </>
        )}
        <span dangerouslySetInnerHTML={{__html: `${limit.pastHtml} ${limit.doHtml}`}} />
      </td>
    </tr>
  );
}

/** Every limit of the service: the value, what it applies to, what happens if you exceed it and what to do. */
export default function Limits({limits}: {readonly limits: readonly Limit[]}): ReactNode {
  return (
    <Table label="Limits">
      <thead>
        <tr>
          <th>Limit</th>
          <th>Value</th>
          <th>Applies to</th>
          <th>If you exceed it</th>
        </tr>
      </thead>
      <tbody>
        {limits.map((limit) => (
          <Row key={limit.id} limit={limit} />
        ))}
      </tbody>
    </Table>
  );
}
