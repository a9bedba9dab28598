import type {ReactNode} from 'react';
import FormLabel from '../FormLabel';
import {useControl} from './useControl';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What is wrong with the value; nothing for a good one. */
  readonly fault: string | undefined;
  readonly required?: boolean;
  /** Where the value goes: path, query or header. */
  readonly place?: string;
  readonly placeholder?: string;
  readonly isSecret?: boolean;
  /** One value a line. */
  readonly hasLines?: boolean;
}

/** A field for text that the reader types. */
export default function TextField(props: Props): ReactNode {
  const {label, value, onValue, fault, required, place, placeholder, isSecret, hasLines} = props;
  const {control, message} = useControl(fault, required);
  const shared = {...control, placeholder, value, spellCheck: false, autoComplete: 'off'};
  return (
    <div className="openapi-explorer__form-item">
      <FormLabel htmlFor={control.id} label={label} type={place} required={required} />
      {hasLines ? (
        <textarea
          {...shared}
          rows={Math.max(2, value.split('\n').length)}
          onChange={(event) => onValue(event.target.value)}
        />
      ) : (
        <input {...shared} type={isSecret ? 'password' : 'text'} onChange={(event) => onValue(event.target.value)} />
      )}
      {message}
    </div>
  );
}
