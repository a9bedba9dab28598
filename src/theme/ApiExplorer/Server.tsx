import {useId} from 'react';
import {setServer} from '@theme/ApiExplorer/Server/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import styles from './form.module.css';
import {chosenServer, isProduction, serverName} from './servers';

/** The choice of server by name: acceptance, production or the sandbox. Below it is the address of the chosen one, and a warning of production. */
export default function Server(): React.ReactNode {
  const options = useTypedSelector(({server}) => server.options);
  const chosen = useTypedSelector(chosenServer);
  const dispatch = useTypedDispatch();
  const name = useId();
  return (
    <fieldset>
      <legend>Server</legend>
      <div className={styles.servers}>
        {options.map((option) => (
          <label key={option.url} data-production={isProduction(option)}>
            <input
              type="radio"
              name={name}
              value={option.url}
              checked={option.url === chosen?.url}
              aria-describedby={option.url === chosen?.url ? `${name}-chosen` : undefined}
              onChange={() => dispatch(setServer(JSON.stringify(option)))}
            />
            {serverName(option).name}
          </label>
        ))}
      </div>
      {chosen && (
        <div id={`${name}-chosen`} className={styles.chosen} role="status">
          <p>
            <code>{chosen.url}</code> {serverName(chosen).more}
          </p>
          {isProduction(chosen) && (
            <p className={styles.production}>
              Production acts on real data, and documents go to real companies. The page asks you to confirm each
              request, except a <code>GET</code>.
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
