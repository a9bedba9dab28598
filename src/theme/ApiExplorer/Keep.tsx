import {useId, useState, type ReactNode} from 'react';
import {useTypedSelector} from '@theme/ApiItem/hooks';
import styles from './form.module.css';
import {isKeeping, keep} from './storage-utils';

/** The choice whether credentials and server stay while the reader goes from operation to operation. */
export default function Keep(): ReactNode {
  const data = useTypedSelector((state) => state.auth.data);
  const server = useTypedSelector((state) => state.server.value);
  const [isKept, setIsKept] = useState(isKeeping);
  const id = useId();
  const change = (isWanted: boolean): void => {
    keep(isWanted ? {...data, server} : undefined);
    setIsKept(isWanted);
  };
  return (
    <div className={styles.keep}>
      <label>
        <input
          type="checkbox"
          checked={isKept}
          aria-describedby={id}
          onChange={(event) => change(event.target.checked)}
        />
        Keep for this tab
      </label>
      <p id={id}>
        {isKept
          ? 'Credentials and server stay in the memory of this tab when you open another operation. A reload clears them.'
          : 'The page keeps the credentials in memory and clears them when you open another operation or reload.'}
      </p>
    </div>
  );
}
