import {useId, useState} from 'react';
import {setAuthData, type Scheme} from '@theme/ApiExplorer/Authorization/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import fold from '@site/src/components/Fold/styles.module.css';
import {TextField} from './Fields';
import styles from './form.module.css';
import {isKeeping, keep} from './storage-utils';
import SiteLink from '@site/src/components/SiteLink';

/** The label of a scheme's field, and the key under which the theme keeps its value. */
const fieldOf = (scheme: Scheme): {readonly key: string; readonly label: string} =>
  scheme.type === 'apiKey' ? {key: 'apiKey', label: scheme.name} : {key: 'token', label: 'Access token'};

/** The choice whether credentials and server stay while the reader goes from operation to operation, and where they go. */
function Keep(): React.ReactNode {
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
        Keep for other operations
      </label>
      <details className={`${styles.more} ${fold.marked}`}>
        <summary>How the page uses them</summary>
        <p id={id}>
          {isKept
            ? 'Credentials and server, except production, stay in memory when you open another operation. Leaving the consoles or reloading the page clears them.'
            : 'The page keeps the credentials in memory and clears them when you open another operation or reload the page.'}
        </p>
        <p>
          The page sends the <SiteLink href="/introduction/authentication.html">access token</SiteLink> only to the
          server that you choose. The sandbox accepts any token except <code>expired-token</code> and any key except{' '}
          <code>wrong-key</code>.
        </p>
      </details>
    </div>
  );
}

/** All credentials that the operation asks for. They stay in the page's memory. */
export default function Authorization(): React.ReactNode {
  const {data, options, selected} = useTypedSelector((state) => state.auth);
  const dispatch = useTypedDispatch();
  if (selected === undefined) return null;
  return (
    <fieldset className={styles.credentials}>
      <legend>Credentials</legend>
      <div>
        {options[selected]?.map((scheme) => {
          const {key, label} = fieldOf(scheme);
          const value = data[scheme.key]?.[key] ?? '';
          return (
            <TextField
              key={scheme.key}
              label={label}
              required
              isSecret
              value={value}
              onValue={(text) => dispatch(setAuthData({scheme: scheme.key, key, value: text || undefined}))}
              fault={value.trim() === '' ? `Enter the ${label.replaceAll('-', ' ').toLowerCase()}.` : undefined}
            />
          );
        })}
      </div>
      <Keep />
    </fieldset>
  );
}
