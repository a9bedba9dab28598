import {platformErrorEntry} from '../../addresses/places';
import type {PlatformError} from '../../contracts/platform/errors';
import CodeLink from '../CodeLink';
import {joinedNames} from '../joined';
import Table from '../Table';

interface Props {
  readonly name: string;
  readonly errors: readonly PlatformError[];
  /** Codes that are about any request. */
  readonly shared: readonly string[];
}

const Code = ({code}: {readonly code: string}): React.ReactNode => (
  <CodeLink to={platformErrorEntry(code)}>{code}</CodeLink>
);

/** The faults of a SOAP operation with what to do, and the codes that it shares with others. */
export default function SoapFaults({name, errors, shared}: Props): React.ReactNode {
  const heads = ['Code', 'Problem', {text: 'Solution', prose: true}];
  const rows = errors.map(({code, title, doHtml}) => [<Code code={code} />, title, {html: doHtml}]);
  return (
    <>
      {errors.length > 0 && <Table named label={`Faults of ${name}`} heads={heads} rows={rows} />}
      <p data-search="no">
        These faults aren't specific to this operation:{' '}
        {joinedNames(shared.map((code) => <Code key={code} code={code} />))}.
      </p>
    </>
  );
}
