import {createContext, useContext, useId, type ReactNode} from 'react';
import styles from '../form.module.css';

/** Whether the fields show their faults: not before the reader has tried to send. */
export const FaultsShown = createContext(false);

/** What the element that takes the value carries. */
interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface Control {
  readonly control: ControlProps;
  /** The fault in words, for below the element; empty while there is none to show. */
  readonly message: ReactNode;
}

/**
 * Ties an element of a form to its fault. The form finds by `aria-invalid` what is wrong.
 * @param fault what the reader has to do about the value; nothing for a good one
 */
export function useControl(fault: string | undefined, required = false): Control {
  const id = useId();
  const isShown = useContext(FaultsShown) && fault !== undefined;
  return {
    control: {
      id,
      className: 'openapi-explorer__form-item-input',
      required,
      'aria-invalid': isShown,
      'aria-describedby': isShown ? `${id}-fault` : undefined,
    },
    message: isShown && (
      <p id={`${id}-fault`} className={styles.fault}>
        {fault}
      </p>
    ),
  };
}
