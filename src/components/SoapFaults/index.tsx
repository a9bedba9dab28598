import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {platformErrorEntry} from '../../addresses/places';
import type {PlatformError} from '../../contracts/platform/errors';
import Table from '../Table';

interface Props {
  readonly name: string;
  readonly errors: readonly PlatformError[];
  /** Codes that every operation can return. */
  readonly shared: readonly string[];
}

const Code = ({code}: {readonly code: string}): ReactNode => (
  <Link to={platformErrorEntry(code)}>
    <code>{code}</code>
  </Link>
);

/** The faults of a SOAP operation with what to do, and the codes that it shares with all others. */
export default function SoapFaults({name, errors, shared}: Props): ReactNode {
  return (
    <>
      {errors.length > 0 && (
        <Table
          label={`Faults of ${name}`}
          heads={['Code', 'Problem', {text: 'Solution', prose: true}]}
          rows={errors.map(({code, title, doHtml}) => ({
            key: code,
            cells: [<Code key="code" code={code} />, title, {html: doHtml}],
          }))}
        />
      )}
      <p data-search="no">
        Faults of every operation:{' '}
        {shared.map((code, index) => (
          <span key={code}>
            {index > 0 && ', '}
            <Code code={code} />
          </span>
        ))}
        .
      </p>
    </>
  );
}
