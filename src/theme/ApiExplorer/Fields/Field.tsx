import {createContext, useContext, useId, type ReactNode} from 'react';
import styles from '../form.module.css';

/** Whether the fields show their faults: not before the reader has tried to send. */
export const FaultsShown = createContext(false);

/** The attributes of the element that takes the value. */
interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
}

/** What every field of the form has. */
export interface FieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Where the value goes: path, query or header. */
  readonly place?: string;
  readonly required?: boolean;
  /** What the reader has to do about the value; nothing when it is good. */
  readonly fault?: string;
  readonly note?: string;
}

interface Props extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, the element that takes the value, and the fault in words. The form finds invalid fields by `aria-invalid`. */
export default function Field(props: Props): ReactNode {
  const {label, isLabelHidden = false, place, required = false, fault, note, children} = props;
  const id = useId();
  const faultId = useContext(FaultsShown) && fault ? `${id}-fault` : undefined;
  return (
    <div className={styles.field}>
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      {place && <span>{place}</span>}
      {required && !isLabelHidden && <span>required</span>}
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
