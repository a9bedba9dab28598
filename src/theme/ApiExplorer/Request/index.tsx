import {useState, type ReactNode, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';
import Accept from '@theme/ApiExplorer/Accept';
import ContentType from '@theme/ApiExplorer/ContentType';
import Authorization from '../Authorization';
import Body from '../Body';
import {FaultsShown} from '../Fields/useControl';
import styles from '../form.module.css';
import ParamOptions from '../ParamOptions';
import Server from '../Server';
import type {ConsoleItem} from '../state';

interface Props {
  readonly id: string;
  readonly item: ConsoleItem;
  /** Sends the request, whose fields are without fault. */
  readonly onSend: () => void;
}

/** Leads the reader to the first field with a fault. */
function showFirst(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}

/** The form of a request. Its faults show in words at the fields, not before the reader has tried to send it. */
export default function Request({id, item, onSend}: Props): ReactNode {
  const [faultsShown, setFaultsShown] = useState(false);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    flushSync(() => setFaultsShown(true));
    const first = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
    if (first) showFirst(first);
    else {
      setFaultsShown(false);
      onSend();
    }
  };
  return (
    <FaultsShown value={faultsShown}>
      <form id={id} className={styles.form} onSubmit={submit} autoComplete="off" noValidate>
        <Server />
        <Authorization />
        {item.parameters && item.parameters.length > 0 && (
          <fieldset>
            <legend>Parameters</legend>
            <ParamOptions />
          </fieldset>
        )}
        {item.requestBody && (
          <fieldset>
            <legend>Request body</legend>
            <ContentType />
            <Body body={item.requestBody} />
          </fieldset>
        )}
        <Accept />
      </form>
    </FaultsShown>
  );
}
