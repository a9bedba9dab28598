import {useId, type ReactNode} from 'react';
import {setServer} from '@theme/ApiExplorer/Server/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import styles from './form.module.css';
import {chosenServer, serverName} from './server';

/** The choice of server by name: acceptance, production or the sandbox. Below it is the address of the chosen one. */
export default function Server(): ReactNode {
  const options = useTypedSelector(({server}) => server.options);
  const chosen = useTypedSelector(chosenServer);
  const dispatch = useTypedDispatch();
  const name = useId();
  return (
    <fieldset>
      <legend>Server</legend>
      <div className={styles.servers}>
        {options.map((option) => (
          <label key={option.url}>
            <input
              type="radio"
              name={name}
              value={option.url}
              checked={option.url === chosen?.url}
              aria-describedby={option.url === chosen?.url ? `${name}-address` : undefined}
              onChange={() => dispatch(setServer(JSON.stringify(option)))}
            />
            {serverName(option).name}
          </label>
        ))}
      </div>
      {chosen && (
        <p id={`${name}-address`} className={styles.address}>
          <code>{chosen.url}</code> {serverName(chosen).more}
        </p>
      )}
    </fieldset>
  );
}
