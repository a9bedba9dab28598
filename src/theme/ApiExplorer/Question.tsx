import {useEffect, useId, useRef} from 'react';
import styles from './styles.module.css';
import type {ConsoleRequest, RequestBody} from './useRequest';

const textOf = (part: string | File): string => (part instanceof File ? part.name : part);

/** What goes with the request, in words. */
function contentOf(body: RequestBody): string {
  if (body === undefined || body === '') return 'without a body';
  if (body instanceof File) return `with the file ${body.name}`;
  if (typeof body === 'string') return 'with the JSON of the form';
  const parts = Object.entries(body).flatMap(([name, part]) => (part ? [`${name}: ${textOf(part)}`] : []));
  return `with ${parts.join(', ')}`;
}

interface Props {
  readonly request: ConsoleRequest;
  /** What it does and where. */
  readonly act: string;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** Asks whether to send a request, and takes the focus. Escape cancels. The focus isn't on a button, so that a key that is held sends nothing. */
export default function Question({request, act, onSend, onCancel}: Props): React.ReactNode {
  const id = useId();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div
      ref={question}
      className={styles.question}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={`${id}-act`}
      aria-describedby={`${id}-what`}
      onKeyDown={({key}) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <strong id={`${id}-act`}>{act}?</strong>
      <p id={`${id}-what`}>
        <code>
          {request.method} {request.url.slice(request.server.length)}
        </code>{' '}
        goes to <code>{new URL(request.server).host}</code> {contentOf(request.body)}.
      </p>
      <div className={styles.answers}>
        <button type="button" data-production onClick={onSend}>
          {act}
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}
