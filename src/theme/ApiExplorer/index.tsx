import {useState, type ReactNode} from 'react';
import Request from './Request';
import Response from './Response';
import Curl from './Curl';
import styles from './styles.module.css';
import type {ConsoleItem, Outcome} from './state';
import {useRequest} from './useRequest';

/** The console of one operation: the request to fill in on the left; its answer and the same request for curl on the right. */
export default function ApiExplorer({item}: {readonly item: ConsoleItem}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const request = useRequest(item);
  return (
    <div className={styles.console}>
      <Request item={item} request={request} onOutcome={setOutcome} />
      <div className={styles.results}>
        <Response outcome={outcome} />
        <Curl request={request} />
      </div>
    </div>
  );
}
