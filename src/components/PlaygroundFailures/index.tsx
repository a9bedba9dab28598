import type {ReactNode} from 'react';
import {asHtml} from '../html';
import {partyErrorEntry} from '../../addresses/places';
import type {PlaygroundFailure} from '../../content/playgroundFailures';
import Table from '../Table';

const HEADS = ['The playground shows', 'Meaning', 'What to do'];

function Meaning({failure: {textHtml, code}}: {readonly failure: PlaygroundFailure}): ReactNode {
  return (
    <>
      <span {...asHtml(textHtml)} />
      {code && (
        <>
          {' '}
          <a href={partyErrorEntry(code)}>
            <code>{code}</code>
          </a>
        </>
      )}
    </>
  );
}

/** What can go wrong in the playground and what to do. */
export default function PlaygroundFailures({failures}: {readonly failures: readonly PlaygroundFailure[]}): ReactNode {
  const rows = failures.map((failure) => ({
    key: failure.id,
    cells: [failure.title, <Meaning key="meaning" failure={failure} />, {html: failure.doHtml}],
  }));
  return <Table label="Failures in the playground" heads={HEADS} rows={rows} />;
}
