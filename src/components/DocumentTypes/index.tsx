import type {ReactNode} from 'react';
import type {DocumentType} from '../../contracts/codeLists/documentTypes';
import {linked} from '../CodeLink';
import sheet from '../CodeList/styles.pcss';
import Table, {type Labelled} from '../Table';
import Identifier, {CopiedIdentifier} from './Identifier';

function Name({type: {anchor, name, deprecated}}: {readonly type: DocumentType}): ReactNode {
  return (
    <>
      <a href={`#${anchor}`}>{name}</a>
      {deprecated && (
        <>
          {' '}
          <span className="badge badge--deprecated">deprecated</span>
        </>
      )}
    </>
  );
}

/** Document types with their identifiers, each with its anchor, for the filter of the page. */
export default function DocumentTypes({types, label}: Labelled<{types: readonly DocumentType[]}>): ReactNode {
  return (
    <Table
      data-codes
      label={label}
      heads={[
        {text: 'Document type', width: '18%'},
        'Identifier',
        {text: 'Processes', width: '24%'},
        {text: 'Format', width: '14%'},
      ]}
      className={`${sheet.locals.codes} ${sheet.locals.types}`}
      rows={types.map((type) => ({
        key: type.anchor,
        id: type.anchor,
        'data-find': [type.name, type.value, ...type.pages.map(({title}) => title)].join(' '),
        cells: [
          <Name key="name" type={type} />,
          <CopiedIdentifier key="id" value={type.value} what="identifier" which={`of ${type.name}`} />,
          type.processes.map((process) => (
            <div key={process}>
              <Identifier value={process} />
            </div>
          )),
          linked(type.pages),
        ],
      }))}
    />
  );
}
