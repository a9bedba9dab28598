import {useId} from 'react';
import {setServer, type State} from '@theme/ApiExplorer/Server/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import styles from './form.module.css';

type ServerOption = State['options'][number];

/** The server that the request goes to: the first of the contract until the reader chooses another. */
export const chosenServer = ({server}: {readonly server: State}): ServerOption | undefined =>
  server.value ?? server.options[0];

/** Name and remark in a server's description, such as 'Acceptance, for testing.'; without such a name, the address. */
export function serverName({url, description = ''}: ServerOption): {readonly name: string; readonly more: string} {
  const [, name = url, rest = ''] = /^(\w+)[.,:]\s*(.*)$/s.exec(description) ?? [];
  return {name, more: rest.charAt(0).toUpperCase() + rest.slice(1)};
}

/** The choice of server by name: acceptance, production or the sandbox. Below it is the address of the chosen one. */
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
