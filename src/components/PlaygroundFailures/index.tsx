import type {ReactNode} from 'react';
import {asHtml} from '../html';
import {partyErrorEntry} from '../../addresses/places';
import CodeLink from '../CodeLink';
import Table from '../Table';

interface Failure {
  readonly id: string;
  readonly title: string;
  readonly textHtml: string;
  readonly doHtml: string;
  /** The error of the service behind it. */
  readonly code?: string;
}

const HEADS = ['The playground shows', 'Meaning', 'What to do'];

function Meaning({failure: {textHtml, code}}: {readonly failure: Failure}): ReactNode {
  return (
    <>
      <span {...asHtml(textHtml)} /> {code && <CodeLink to={partyErrorEntry(code)}>{code}</CodeLink>}
    </>
  );
}

/** What can go wrong in the playground and what to do. */
export default function PlaygroundFailures({failures}: {readonly failures: readonly Failure[]}): ReactNode {
  const rows = failures.map((failure) => ({
    key: failure.id,
    cells: [failure.title, <Meaning key="meaning" failure={failure} />, {html: failure.doHtml}],
  }));
  return <Table label="Failures in the playground" heads={HEADS} rows={rows} />;
}
