import {useState, type ReactNode} from 'react';
import Accept from '@theme/ApiExplorer/Accept';
import Authorization from '../Authorization';
import Body from '../Body';
import ContentType from '@theme/ApiExplorer/ContentType';
import ParamOptions from '@theme/ApiExplorer/ParamOptions';
import Server from '../Server';
import {FormProvider, useForm} from 'react-hook-form';
import {send} from '../send';
import type {ConsoleItem, Outcome} from '../state';
import styles from '../styles.module.css';
import type {CurrentRequest} from '../useRequest';

interface Props {
  readonly item: ConsoleItem;
  readonly request: CurrentRequest;
  readonly onOutcome: (outcome: Outcome | undefined) => void;
}

/** The form of a request. It sends only when the reader presses the button, and straight to the chosen server. */
export default function Request({item, request, onOutcome}: Props): ReactNode {
  const form = useForm({shouldFocusError: true});
  const [sending, setSending] = useState(false);
  const submit = async (): Promise<void> => {
    setSending(true);
    onOutcome(undefined);
    onOutcome(await send(request));
    setSending(false);
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)} autoComplete="off">
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
        <button className={styles.send} type="submit" disabled={sending}>
          {sending ? 'Sending…' : 'Send request'}
        </button>
      </form>
    </FormProvider>
  );
}
