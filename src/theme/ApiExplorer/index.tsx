import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Curl from './Curl';
import Request from './Request';
import Response from './Response';
import SendBar from './SendBar';
import {send} from './send';
import type {ConsoleItem, ConsoleState, Outcome} from './state';
import styles from './styles.module.css';
import {useRequest} from './useRequest';

/** Whether the form still describes the same call: same server, credentials, parameters and body. The store replaces what changes. */
const isSame = (one: ConsoleState, other: ConsoleState): boolean =>
  (Object.keys(one) as (keyof ConsoleState)[]).every((part) => one[part] === other[part]);

interface Call {
  readonly sent: ConsoleState;
  readonly outcome: Outcome;
}

/**
 * The console of one operation: the request to fill in on the left; on the right, always in view, the button that sends it, its answer and
 * the same request for curl. The answer goes as soon as the form describes another call.
 */
export default function ApiExplorer({item}: {readonly item: ConsoleItem}): ReactNode {
  const [call, setCall] = useState<Call>();
  const [isSending, setIsSending] = useState(false);
  const form = useId();
  const side = useRef<HTMLDivElement>(null);
  const response = useRef<HTMLElement>(null);
  const request = useRequest(item);
  const {postman, state} = request;
  const isStale = call !== undefined && !isSame(call.sent, state);
  const submit = async (): Promise<void> => {
    setIsSending(true);
    setCall(undefined);
    setCall({sent: state, outcome: await send(request)});
    setIsSending(false);
  };
  useEffect(() => {
    if (!call || !side.current || !response.current) return;
    side.current.scrollTop = 0;
    // On a phone it is below the form.
    const isLow = response.current.getBoundingClientRect().top > window.innerHeight / 2;
    if (isLow) response.current.scrollIntoView();
  }, [call]);
  return (
    <div className={styles.console}>
      <Request id={form} item={item} onSend={() => void submit()} />
      <div ref={side} className={styles.side}>
        <SendBar form={form} method={postman.method} isSending={isSending} />
        <Response ref={response} outcome={isStale ? undefined : call?.outcome} isStale={isStale} />
        <Curl request={request} />
      </div>
    </div>
  );
}
