import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {Limit} from '../../contracts/limits';
import {errorEntry, partyErrorEntry} from '../../addresses/places';
import CodeLink from '../CodeLink';
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
          <CodeLink to={entry(code)}>{code}</CodeLink>.{' '}
        </>
      )}
      <span {...asHtml(`${pastHtml} ${doHtml}`)} />
    </>
  );
}

/** Every limit of an interface: the value, what it applies to, what happens if you exceed it and what to do. */
export default function Limits({limits, of}: Props): ReactNode {
  const rows = limits.map((limit) => ({
    key: limit.id,
    id: `limit-${limit.id}`,
    cells: [limit.title, {html: limit.textHtml}, {html: limit.appliesHtml}, <Past key="past" limit={limit} of={of} />],
  }));
  return <Table label="Limits" heads={HEADS} rows={rows} />;
}
