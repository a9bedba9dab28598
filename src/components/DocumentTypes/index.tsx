import {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {DocumentType} from '../../contracts/codeLists/documentTypes';
import sheet from '../CodeList/styles.pcss';
import Table from '../Table';
import Identifier from './Identifier';

const {locals: styles} = sheet;

interface Props {
  readonly types: readonly DocumentType[];
  /** Name for assistive technology. */
  readonly label: string;
}

/** An identifier with the button that copies it. */
function WithCopy({type: {name, value}}: {readonly type: DocumentType}): ReactNode {
  return (
    <>
      <Identifier value={value} />
      <button
        type="button"
        data-copy={value}
        data-icon="copy"
        title="Copy identifier"
        aria-label={`Copy identifier of ${name}`}
      />
    </>
  );
}

/** Document types with their identifiers, each with its anchor, for the filter of the page. */
export default function DocumentTypes({types, label}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {anchor} of types) collectAnchor(anchor);
  return (
    <Table
      data-codes
      label={label}
      heads={['Document type', 'Identifier', 'Processes', 'Format']}
      className={`${styles.codes} ${styles.types}`}
      rows={types.map((type) => ({
        key: type.anchor,
        id: type.anchor,
        'data-find': [type.name, type.value, ...type.pages.map(({title}) => title)].join(' '),
        cells: [
          <>
            <a href={`#${type.anchor}`}>{type.name}</a>
            {type.deprecated && (
              <>
                {' '}
                <span className="badge badge--deprecated">deprecated</span>
              </>
            )}
          </>,
          <WithCopy key="id" type={type} />,
          type.processes.map((process) => (
            <div key={process}>
              <Identifier value={process} />
            </div>
          )),
          type.pages.map(({title, href}, index) => (
            <Fragment key={title}>
              {index > 0 && ', '}
              {href ? <a href={href}>{title}</a> : title}
            </Fragment>
          )),
        ],
      }))}
    />
  );
}
