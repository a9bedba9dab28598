import {useEffect, useId, useRef, useState} from 'react';
import {useTypedSelector} from '@theme/ApiItem/hooks';
import {curlOf} from './curlOf';
import LiveCode from './LiveCode';
import Question from './Question';
import Request from './Request';
import Response from './Response';
import {actOf, chosenServer, isProduction} from './servers';
import styles from './styles.module.css';
import {useRequest, type ConsoleItem, type RequestBody} from './useRequest';
import {useSending} from './useSending';

/** The console of one operation: form, button, response and curl command. The response disappears when the request changes. */
export default function ApiExplorer({item}: {readonly item: ConsoleItem}): React.ReactNode {
  const [body, setBody] = useState<RequestBody>();
  const form = useId();
  const side = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const response = useRef<HTMLElement>(null);
  const server = useTypedSelector(chosenServer);
  const request = useRequest(item, body);
  const isReal = server !== undefined && isProduction(server);
  const {call, isSending, isAsking, submit, confirm, cancel} = useSending(
    request,
    isReal && request.method !== 'GET',
    button,
  );
  const act = server ? actOf(request.method, server) : 'Send';
  const isStale = call !== undefined && call.request !== request;
  useEffect(() => {
    if (!call || !side.current || !response.current) return;
    side.current.scrollTop = 0;
    // On a phone it is below the form.
    const isLow = response.current.getBoundingClientRect().top > window.innerHeight / 2;
    if (isLow) response.current.scrollIntoView();
  }, [call]);
  return (
    <div className={styles.console}>
      <Request id={form} item={item} body={body} onBody={setBody} onSend={submit} />
      <div ref={side} className={styles.side}>
        <div className={styles.send}>
          {isAsking ? (
            <Question request={request} act={act} onSend={confirm} onCancel={cancel} />
          ) : (
            <>
              <button ref={button} type="submit" form={form} aria-disabled={isSending} data-production={isReal}>
                {isSending ? 'Sending…' : act}
              </button>
              {server && (
                <span>
                  {request.method} to {new URL(server.url).host}
                </span>
              )}
            </>
          )}
        </div>
        <Response ref={response} outcome={isStale ? undefined : call?.outcome} isStale={isStale} />
        <LiveCode title="The same request with curl" language="bash" text={curlOf(request)} />
      </div>
    </div>
  );
}
