import {Fragment, type ReactNode} from 'react';
import type {MessageOperations} from '../../contracts/formats/operations';
import {OperationNames} from '../FormatOperations';
import Table from '../Table';

/** Which operations send and receive each kind of document. */
export default function FamilyOperations({
  families,
}: {
  readonly families: readonly Omit<MessageOperations, 'soap'>[];
}): ReactNode {
  return (
    <Table
      label="Operations for each document"
      heads={['Document', 'Send', 'Receive']}
      rows={families.map(({name, send, json, receive}) => ({
        key: name,
        cells: [
          name,
          <Fragment key="send">
            <OperationNames operations={send} />
            {json && <div>with a JSON body</div>}
          </Fragment>,
          <OperationNames key="receive" operations={receive} />,
        ],
      }))}
    />
  );
}
