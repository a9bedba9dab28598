import type {ReactNode} from 'react';
import Field, {type FieldProps} from './Field';

interface Props extends FieldProps {
  readonly value: string | undefined;
  readonly choices: readonly string[];
  /** What the reader sees of a choice; without it, the choice itself. */
  readonly labelOf?: (choice: string) => string;
  readonly onValue: (value: string) => void;
}

/** A field for one of several values. */
export default function ChoiceField({value, choices, labelOf, onValue, ...field}: Props): ReactNode {
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
