import {useState} from 'react';
import {flushSync} from 'react-dom';
import {setAccept} from '@theme/ApiExplorer/Accept/slice';
import {setContentType} from '@theme/ApiExplorer/ContentType/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import Authorization from './Authorization';
import Body from './Body';
import {ChoiceField, FaultsShown} from './Fields';
import styles from './form.module.css';
import Parameters from './Parameters';
import Server from './Server';
import type {ConsoleItem, RequestBody} from './useRequest';

interface MediaTypeProps {
  readonly label: string;
  readonly of: 'contentType' | 'accept';
  readonly action: typeof setAccept | typeof setContentType;
}

/** The choice of a media type, where the contract has several. */
function MediaType({label, of, action}: MediaTypeProps): React.ReactNode {
  const {value, options} = useTypedSelector((state) => state[of]);
  const dispatch = useTypedDispatch();
  if (options.length <= 1) return null;
  return <ChoiceField label={label} value={value} choices={options} onValue={(type) => dispatch(action(type))} />;
}

interface Props {
  readonly id: string;
  readonly item: ConsoleItem;
  readonly body: RequestBody;
  readonly onBody: (body: RequestBody) => void;
  /** Called when the fields are without fault. */
  readonly onSend: () => void;
}

function showFirst(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}

/** The form of a request. Faults show at the fields once the reader has tried to send it. */
export default function Request({id, item, body, onBody, onSend}: Props): React.ReactNode {
  const [faultsShown, setFaultsShown] = useState(false);
  const submit = (event: React.SyntheticEvent<HTMLFormElement>): void => {
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
            <Parameters />
          </fieldset>
        )}
        {item.requestBody && (
          <fieldset>
            <legend>Request body</legend>
            <MediaType label="Content-Type" of="contentType" action={setContentType} />
            <Body body={item.requestBody} value={body} onValue={onBody} />
          </fieldset>
        )}
        <MediaType label="Accept" of="accept" action={setAccept} />
      </form>
    </FaultsShown>
  );
}
