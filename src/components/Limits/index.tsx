import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import type {Limit} from '../../contracts/limits';
import {errorEntry, partyErrorEntry} from '../../addresses/places';
import Table from '../Table';

const HEADS = ['Limit', 'Value', 'Applies to', 'If you exceed it'];

interface Props {
  readonly limits: readonly Limit[];
  /** The interface that has the limits, and explains their error codes. */
  readonly of: 'rest' | 'vpd';
}

/** What happens past a limit and what to do. */
function Past({limit: {code, pastHtml, doHtml}, of}: {readonly limit: Limit} & Pick<Props, 'of'>): ReactNode {
  const entry = of === 'vpd' ? partyErrorEntry : errorEntry;
  return (
    <>
      {code && (
        <>
          <a href={entry(code)}>
            <code>{code}</code>
          </a>
          .{' '}
        </>
      )}
      <span {...asHtml(`${pastHtml} ${doHtml}`)} />
    </>
  );
}

/** Every limit of an interface: the value, what it applies to, what happens if you exceed it and what to do. */
export default function Limits({limits, of}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const rows = limits.map((limit) => {
    const id = `limit-${limit.id}`;
    collectAnchor(id);
    return {
      key: id,
      id,
      cells: [
        limit.title,
        {html: limit.textHtml},
        {html: limit.appliesHtml},
        <Past key="past" limit={limit} of={of} />,
      ],
    };
  });
  return <Table label="Limits" heads={HEADS} rows={rows} />;
}
