import {useEffect, useId, useRef, useState} from 'react';
import {useTypedSelector} from '@theme/ApiItem/hooks';
import {curlOf} from './curlOf';
import LiveCode from './LiveCode';
import Request from './Request';
import Response from './Response';
import {send, type Outcome} from './send';
import {chosenServer, serverName} from './Server';
import styles from './styles.module.css';
import {useRequest, type ConsoleItem, type ConsoleRequest, type RequestBody} from './useRequest';

interface Call {
  readonly request: ConsoleRequest;
  readonly outcome: Outcome;
}

/** The console of one operation: form, button, response and curl command. The response disappears when the request changes. */
export default function ApiExplorer({item}: {readonly item: ConsoleItem}): React.ReactNode {
  const [call, setCall] = useState<Call>();
  const [isSending, setIsSending] = useState(false);
  const [body, setBody] = useState<RequestBody>();
  const form = useId();
  const side = useRef<HTMLDivElement>(null);
  const response = useRef<HTMLElement>(null);
  const server = useTypedSelector(chosenServer);
  const request = useRequest(item, body);
  const isStale = call !== undefined && call.request !== request;
  const submit = async (): Promise<void> => {
    setIsSending(true);
    setCall(undefined);
    setCall({request, outcome: await send(request)});
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
      <Request id={form} item={item} body={body} onBody={setBody} onSend={() => void submit()} />
      <div ref={side} className={styles.side}>
        <div className={styles.send}>
          <button type="submit" form={form} disabled={isSending}>
            {isSending ? 'Sending…' : 'Send request'}
          </button>
          {server && (
            <span>
              {request.method} to {serverName(server).name}
            </span>
          )}
        </div>
        <Response ref={response} outcome={isStale ? undefined : call?.outcome} isStale={isStale} />
        <LiveCode title="The same request with curl" language="bash" text={curlOf(request)} />
      </div>
    </div>
  );
}
