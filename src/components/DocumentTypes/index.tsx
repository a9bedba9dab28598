import type {DocumentType} from '../../contracts/codeLists/documentTypes';
import {linked} from '../CodeLink';
import sheet from '../CodeList/styles.pcss';
import PageStyle from '../PageStyle';
import Table, {type Labelled} from '../Table';
import Identifier, {CopiedIdentifier} from './Identifier';

/** Document types with their identifiers, each with its anchor, for the filter of the page. */
export default function DocumentTypes({types, label}: Labelled<{types: readonly DocumentType[]}>): React.ReactNode {
  return (
    <>
      <PageStyle sheet={sheet} />
      <Table
        data-codes
        label={label}
        heads={[
          {text: 'Document type', width: '18%'},
          'Identifier',
          {text: 'Processes', width: '24%'},
          {text: 'Format', width: '14%'},
        ]}
        className={sheet.locals.types}
        rows={types.map(({anchor, name, value, deprecated, processes, pages}) => ({
          id: anchor,
          'data-find': [name, value, ...pages.map(({title}) => title)].join(' '),
          cells: [
            <>
              <a href={`#${anchor}`}>{name}</a>
              {deprecated && (
                <>
                  {' '}
                  <span className="badge badge--deprecated">deprecated</span>
                </>
              )}
            </>,
            <CopiedIdentifier value={value} what="identifier" which={`of ${name}`} />,
            processes.map((process) => (
              <div key={process}>
                <Identifier value={process} />
              </div>
            )),
            linked(pages),
          ],
        }))}
      />
    </>
  );
}
