import {createContext, useContext, useId} from 'react';
import {Required} from '@site/src/components/Fields';
import styles from './form.module.css';

/** Whether the fields show their faults: not before the reader has tried to send. */
export const FaultsShown = createContext(false);

/** The attributes of the element that takes the value. */
type ControlProps = React.AriaAttributes & {readonly id: string; readonly required: boolean};

interface FieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Where the value goes: path, query or header. */
  readonly place?: string;
  readonly required?: boolean;
  /** What the reader has to do about the value; nothing when it is good. */
  readonly fault?: string;
  readonly note?: string;
}

type Props = FieldProps & {readonly children: (control: ControlProps) => React.ReactNode};

/** A label, the element that takes the value, and the fault in words. The form finds invalid fields by `aria-invalid`. */
function Field({label, isLabelHidden = false, place, required = false, fault, note, children}: Props): React.ReactNode {
  const id = useId();
  const faultId = useContext(FaultsShown) && fault ? `${id}-fault` : undefined;
  return (
    <div className={styles.field}>
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      {place && <span>{place}</span>}
      {required && !isLabelHidden && <Required />}
      {children({
        id,
        required,
        'aria-label': isLabelHidden ? label : undefined,
        'aria-invalid': faultId !== undefined,
        'aria-describedby': faultId,
      })}
      {faultId && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
      {note && <small>{note}</small>}
    </div>
  );
}

interface TextProps extends FieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly placeholder?: string;
  readonly isSecret?: boolean;
  /** Makes it a text area of this height. */
  readonly rows?: number;
}

/** A field for text that the reader types. */
export function TextField({value, onValue, placeholder, isSecret, rows, ...field}: TextProps): React.ReactNode {
  const shared = {
    value,
    placeholder,
    spellCheck: false,
    autoComplete: 'off',
    onChange: ({target}: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onValue(target.value),
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

interface ChoiceProps extends FieldProps {
  readonly value: string | undefined;
  readonly choices: readonly string[];
  /** What the reader sees of a choice; without it, the choice itself. */
  readonly labelOf?: (choice: string) => string;
  readonly onValue: (value: string) => void;
}

/** A field for one of several values. */
export function ChoiceField({value, choices, labelOf, onValue, ...field}: ChoiceProps): React.ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onValue(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labelOf?.(choice) ?? choice}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface FileProps extends Omit<FieldProps, 'fault'> {
  readonly isChosen: boolean;
  readonly onFile: (file: File | undefined) => void;
}

/** The browser's own file field. It takes dropped files too and works with the keyboard, unlike the theme's drop zone. */
export function FileField({isChosen, onFile, ...field}: FileProps): React.ReactNode {
  return (
    <Field {...field} fault={field.required && !isChosen ? 'Select the file to send.' : undefined}>
      {(control) => <input {...control} type="file" onChange={(event) => onFile(event.target.files?.[0])} />}
    </Field>
  );
}
