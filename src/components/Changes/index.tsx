import type {ReactNode} from 'react';
import type {Change} from '../../contracts/changes';
import Table from '../Table';
import styles from './styles.module.css';

const DATE = new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium', timeZone: 'UTC'});

function Day({date}: {readonly date: string}): ReactNode {
  return <time dateTime={date}>{DATE.format(new Date(date))}</time>;
}

const KIND = {added: 'Added', changed: 'Changed', deprecated: 'Deprecated', fixed: 'Fixed'} as const;

/** What changed in the interfaces, newest first. */
export default function Changes({changes}: {readonly changes: readonly Change[]}): ReactNode {
  return (
    <Table label="Changes">
      <thead>
        <tr>
          <th>Date</th>
          <th>Interface</th>
          <th>Kind</th>
          <th data-prose="">Change</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({date, interfaceName, kind, textHtml, removal}) => (
          <tr key={textHtml} className={styles.change}>
            <td>
              <Day date={date} />
            </td>
            <td>{interfaceName}</td>
            <td>{KIND[kind]}</td>
            <td>
              <span dangerouslySetInnerHTML={{__html: textHtml}} />
              {removal && (
                <>
                  {' '}
                  Removed on <Day date={removal} />.
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
