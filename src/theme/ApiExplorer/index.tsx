import {useState, type ReactNode} from 'react';
import Request from './Request';
import Response from './Response';
import Curl from './Curl';
import styles from './styles.module.css';
import type {ConsoleItem, ConsoleState, Outcome} from './state';
import {useRequest} from './useRequest';

/** Whether the form still describes the same call: same server, credentials, parameters and body. The store replaces what changes. */
const isSame = (one: ConsoleState, other: ConsoleState): boolean =>
  (Object.keys(one) as (keyof ConsoleState)[]).every((part) => one[part] === other[part]);

interface Call {
  readonly sent: ConsoleState;
  readonly outcome: Outcome;
}

/**
 * The console of one operation: the request to fill in on the left; its answer and the same request for curl on the right.
 * The answer goes as soon as the form describes another call.
 */
export default function ApiExplorer({item}: {readonly item: ConsoleItem}): ReactNode {
  const [call, setCall] = useState<Call>();
  const request = useRequest(item);
  const {state} = request;
  const isStale = call !== undefined && !isSame(call.sent, state);
  return (
    <div className={styles.console}>
      <Request item={item} request={request} onOutcome={(outcome) => setCall(outcome && {sent: state, outcome})} />
      <div className={styles.results}>
        <Response outcome={isStale ? undefined : call?.outcome} isStale={isStale} />
        <Curl request={request} />
      </div>
    </div>
  );
}
