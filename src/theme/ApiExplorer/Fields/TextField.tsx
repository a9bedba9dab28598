import type {ChangeEvent, ReactNode} from 'react';
import Field, {type FieldProps} from './Field';

interface Props extends FieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly placeholder?: string;
  readonly isSecret?: boolean;
  /** Makes it a text area of this height. */
  readonly rows?: number;
}

/** A field for text that the reader types. */
export default function TextField({value, onValue, placeholder, isSecret, rows, ...field}: Props): ReactNode {
  const shared = {
    value,
    placeholder,
    spellCheck: false,
    autoComplete: 'off',
    onChange: ({target}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onValue(target.value),
  };
  return (
    <Field {...field}>
      {(control) =>
        rows === undefined ? (
          <input {...control} {...shared} type={isSecret ? 'password' : 'text'} />
        ) : (
          <textarea {...control} {...shared} rows={rows} />
        )
      }
    </Field>
  );
}
