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

/** Every limit of an interface: the value, what it applies to, what happens if you exceed it and what to do. */
export default function Limits({limits, of}: Props): React.ReactNode {
  const entry = of === 'vpd' ? partyErrorEntry : errorEntry;
  const rows = limits.map(({id, title, textHtml, appliesHtml, code, pastHtml, doHtml}) => ({
    id: `limit-${id}`,
    cells: [
      title,
      {html: textHtml},
      {html: appliesHtml},
      <>
        {code && (
          <>
            <CodeLink to={entry(code)}>{code}</CodeLink>.{' '}
          </>
        )}
        <span {...asHtml(`${pastHtml} ${doHtml}`)} />
      </>,
    ],
  }));
  return <Table label="Limits" heads={HEADS} rows={rows} />;
}
