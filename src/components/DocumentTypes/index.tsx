import {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {DocumentType} from '../../contracts/codeLists/documentTypes';
import sheet from '../CodeList/styles.pcss';
import Table from '../Table';

const {locals: styles} = sheet;

interface Props {
  readonly types: readonly DocumentType[];
  /** Name for assistive technology. */
  readonly label: string;
}

/** An identifier that breaks before each of its parts, with a button that copies it whole. */
function Identifier({type: {name, value, parts}}: {readonly type: DocumentType}): ReactNode {
  return (
    <>
      <code>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>{' '}
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
          <Identifier key="id" type={type} />,
          type.processes.map((process) => (
            <div key={process}>
              <code>{process}</code>
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
