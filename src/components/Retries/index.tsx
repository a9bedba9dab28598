import type {ReactNode} from 'react';
import type {Retries as Model} from '../../contracts/retries';
import Table from '../Table';
import styles from './styles.module.css';

/** What a client retries: the problem, the first wait and the next ones, then what applies to all of it. */
export default function Retries({retries: {list, noteHtml}}: {readonly retries: Model}): ReactNode {
  return (
    <>
      <Table label="Retry strategy">
        <thead>
          <tr>
            <th>Problem</th>
            <th>First wait</th>
            <th>Next waits</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({status, name, problemHtml, firstWaitHtml, thenHtml}) => (
            <tr key={name}>
              <td>
                {status && <code>{status}</code>} <span dangerouslySetInnerHTML={{__html: problemHtml}} />
              </td>
              <td dangerouslySetInnerHTML={{__html: firstWaitHtml}} />
              <td dangerouslySetInnerHTML={{__html: thenHtml}} />
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.note} dangerouslySetInnerHTML={{__html: noteHtml}} />
    </>
  );
}
