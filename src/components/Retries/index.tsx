import {asHtml} from '../html';
import type {Retries as Model} from '../../contracts/retries';
import Table from '../Table';

/** What a client retries: the problem, the first wait and the next ones, then what applies to all of it. */
export default function Retries({retries: {list, noteHtml}}: {readonly retries: Model}): React.ReactNode {
  const rows = list.map(({status, problemHtml, firstWaitHtml, thenHtml}) => [
    <>
      {status && <code>{status}</code>} <span {...asHtml(problemHtml)} />
    </>,
    {html: firstWaitHtml},
    {html: thenHtml},
  ]);
  return (
    <>
      <Table label="Retry strategy" heads={['Problem', 'First wait', 'Later waits']} rows={rows} />
      <p {...asHtml(noteHtml)} />
    </>
  );
}
