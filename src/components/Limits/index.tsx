import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Limit} from '../../contracts/limits';
import {errorEntry} from '../../addresses/places';
import Table from '../Table';

const HEADS = ['Limit', 'Value', 'Applies to', 'If you exceed it'];

/** What happens past a limit and what to do. */
function Past({limit: {code, pastHtml, doHtml}}: {readonly limit: Limit}): ReactNode {
  return (
    <>
      {code && (
        <>
          <a href={errorEntry(code)}>
            <code>{code}</code>
          </a>
          .{' '}
        </>
      )}
      <span dangerouslySetInnerHTML={{__html: `${pastHtml} ${doHtml}`}} />
    </>
  );
}

/** Every limit of the service: the value, what it applies to, what happens if you exceed it and what to do. */
export default function Limits({limits}: {readonly limits: readonly Limit[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const rows = limits.map((limit) => {
    const id = `limit-${limit.id}`;
    collectAnchor(id);
    return {
      key: id,
      id,
      cells: [limit.title, {html: limit.textHtml}, {html: limit.appliesHtml}, <Past key="past" limit={limit} />],
    };
  });
  return <Table label="Limits" heads={HEADS} rows={rows} />;
}
