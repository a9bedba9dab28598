import {useId, type ReactNode} from 'react';
import {setServer} from '@theme/ApiExplorer/Server/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import {serverName} from './serverName';
import styles from './styles.module.css';

/** The choice of server by name: acceptance, production or the sandbox; below it the address of the chosen one. The first is chosen until another is. */
export default function Server(): ReactNode {
  const {value, options} = useTypedSelector((state) => state.server);
  const dispatch = useTypedDispatch();
  const name = useId();
  const chosen = value ?? options[0];
  return (
    <fieldset>
      <legend>Server</legend>
      <div className={styles.choice}>
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
