import type {ReactNode} from 'react';
import {useTypedSelector} from '@theme/ApiItem/hooks';
import {chosenServer, serverName} from './server';
import styles from './styles.module.css';

interface Props {
  /** The id of the form that the button sends. */
  readonly form: string;
  readonly method: string;
  readonly isSending: boolean;
}

/** The button that sends, always in view, beside what it will do: method and server. */
export default function SendBar({form, method, isSending}: Props): ReactNode {
  const server = useTypedSelector(chosenServer);
  return (
    <div className={styles.send}>
      <button type="submit" form={form} disabled={isSending}>
        {isSending ? 'Sending…' : 'Send request'}
      </button>
      {server && (
        <span>
          {method} to {serverName(server).name}
        </span>
      )}
    </div>
  );
}
