import Link from '@docusaurus/Link';
import type {CheckPlace, ConversionLink, MessageOperations, OperationLink} from '../../contracts/formats/operations';
import CheckLink from '../CheckLink';
import CodeLink from '../CodeLink';
import {codes, joined} from '../joined';
import Table, {type Labelled} from '../Table';
import SiteLink from '../SiteLink';

interface Props {
  readonly messages: readonly MessageOperations[];
  /** Where readers check a document of each message. */
  readonly checks: readonly CheckPlace[];
  readonly validate: OperationLink;
  readonly transform: OperationLink;
  /** Templates of the SOAP platform that accept the format. */
  readonly templates: readonly string[];
  readonly conversions: readonly ConversionLink[];
}

function OperationName({operation: {id, href, beta}}: {readonly operation: OperationLink}): React.ReactNode {
  return (
    <>
      <CodeLink to={href}>{id}</CodeLink>
      {beta && ' (v1-beta)'}
    </>
  );
}

function OperationNames({operations}: {readonly operations: readonly OperationLink[]}): React.ReactNode {
  return operations.map((operation) => (
    <div key={operation.id}>
      <OperationName operation={operation} />
    </div>
  ));
}

function Conversions({conversions, transform}: Pick<Props, 'conversions' | 'transform'>): React.ReactNode {
  if (conversions.length === 0) return <p>The bus doesn't convert this format to any other format.</p>;
  return (
    <>
      <p>
        To convert a document without sending it, use <OperationName operation={transform} />. The bus can convert this
        format to:
      </p>
      <ul>
        {conversions.map(({title, href, lost, only}) => (
          <li key={title}>
            <SiteLink href={href}>{title}</SiteLink>
            {only && ` (${only} only)`}
            {lost && `. ${lost}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Which operations send and receive each kind of document. */
export function OperationTable({label, messages}: Labelled<Pick<Props, 'messages'>>): React.ReactNode {
  const rows = messages.map(({name, send, json, receive}) => [
    name,
    <>
      <OperationNames operations={send} />
      {json && <div>The bus creates the document from JSON.</div>}
    </>,
    <OperationNames operations={receive} />,
  ]);
  return <Table label={label} heads={['Document', 'Send', 'Receive']} rows={rows} />;
}

const checkLink = ({name, href}: CheckPlace): React.ReactNode => (
  <CheckLink href={href}>{`check your ${name}`}</CheckLink>
);

/** Which operations send and receive the messages of a format, and to which formats the bus converts it. */
export default function FormatOperations({
  messages,
  checks,
  validate,
  transform,
  templates,
  conversions,
}: Props): React.ReactNode {
  return (
    <>
      <OperationTable label="Operations" messages={messages} />
      <p>
        To find each error and its fix in your browser, {joined(checks.map(checkLink), ', ', ' or ')}. To check
        documents from your software, use <OperationName operation={validate} />, or{' '}
        <Link to="/documents/check.html">a tool on your own machine</Link>.
        {templates.length > 0 && (
          <>
            {' '}
            Version 3.1 of the SOAP platform also accepts this format, with{' '}
            <CodeLink to="/platform/endpoints/v3.1/sendDocument.html">SendDocument</CodeLink> and the template{' '}
            {codes(templates, ' or ')}.
          </>
        )}
      </p>
      <Conversions conversions={conversions} transform={transform} />
    </>
  );
}
