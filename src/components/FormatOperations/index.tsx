import {Fragment, type ReactNode} from 'react';
import type {ConversionLink, MessageOperations, OperationLink} from '../../contracts/formats/operations';
import Table from '../Table';

interface Props {
  readonly messages: readonly MessageOperations[];
  readonly validate: OperationLink;
  readonly transform: OperationLink;
  readonly conversions: readonly ConversionLink[];
}

/** An operation's name, which leads to its description. */
export function OperationName({operation: {id, href, beta}}: {readonly operation: OperationLink}): ReactNode {
  const name = <code>{id}</code>;
  return (
    <>
      {href ? <a href={href}>{name}</a> : name}
      {beta && ' (v1-beta)'}
    </>
  );
}

/** Operations, one below the other. */
export function OperationNames({operations}: {readonly operations: readonly OperationLink[]}): ReactNode {
  return operations.map((operation) => (
    <div key={operation.id}>
      <OperationName operation={operation} />
    </div>
  ));
}

function Conversions({conversions, transform}: Pick<Props, 'conversions' | 'transform'>): ReactNode {
  if (conversions.length === 0) return <p>The bus doesn't convert this format to another format.</p>;
  const lost = [...new Set(conversions.flatMap((each) => each.lost ?? []))];
  const only = [...new Set(conversions.flatMap((each) => each.only ?? []))];
  return (
    <p>
      The bus can convert it to{' '}
      {conversions.map(({title, href}, index) => (
        <Fragment key={title}>
          {index > 0 && (index < conversions.length - 1 ? ', ' : ' and ')}
          {href ? <a href={href}>{title}</a> : title}
        </Fragment>
      ))}
      {only.length > 0 && ` (${only.join(', ').toLowerCase()} only)`}. To convert a document without sending it, use{' '}
      <OperationName operation={transform} />.
      {lost.length > 0 &&
        ` Not everything can be converted: ${lost.join(' ').replace(/^[A-Z]/, (first) => first.toLowerCase())}`}
    </p>
  );
}

/** Which operations send and receive the messages of a format, and to which formats the bus converts it. */
export default function FormatOperations({messages, validate, transform, conversions}: Props): ReactNode {
  const soap = messages.some((message) => message.soap);
  return (
    <>
      <Table
        label="Operations"
        heads={['Document', 'Send', 'Receive']}
        rows={messages.map(({name, send, json, receive}) => ({
          key: name,
          cells: [
            name,
            <Fragment key="send">
              <OperationNames operations={send} />
              {json && <div>The bus creates the document from JSON.</div>}
            </Fragment>,
            <OperationNames key="receive" operations={receive} />,
          ],
        }))}
      />
      <p>
        To check a document without sending it, use <OperationName operation={validate} />.
        {soap && (
          <>
            {' '}
            The SOAP platform 3.1 also accepts this format, with <code>SendDocument</code>.
          </>
        )}
      </p>
      <Conversions conversions={conversions} transform={transform} />
    </>
  );
}
