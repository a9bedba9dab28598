import {useId, type ReactNode} from 'react';
import {setServer} from '@theme/ApiExplorer/Server/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import styles from '../styles.module.css';

/** The choice of server: acceptance, production or the sandbox, each with its address. The first is chosen until another is. */
export default function Server(): ReactNode {
  const {value, options} = useTypedSelector((state) => state.server);
  const dispatch = useTypedDispatch();
  const name = useId();
  const chosen = value ?? options[0];
  return (
    <fieldset>
      <legend>Server</legend>
      {options.map((option) => (
        <label key={option.url} className={styles.server}>
          <input
            type="radio"
            name={name}
            value={option.url}
            checked={option.url === chosen?.url}
            onChange={() => dispatch(setServer(JSON.stringify(option)))}
          />
          <span>
            <code>{option.url}</code>
            <small>{option.description}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
