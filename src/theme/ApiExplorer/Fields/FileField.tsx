import type {ReactNode} from 'react';
import Field, {type FieldProps} from './Field';

interface Props extends Omit<FieldProps, 'fault'> {
  /** Whether a file has been chosen. */
  readonly isChosen: boolean;
  readonly onFile: (file: File | undefined) => void;
}

/** The browser's own file field. It takes dropped files too and works with the keyboard, unlike the theme's drop zone. */
export default function FileField({isChosen, onFile, ...field}: Props): ReactNode {
  return (
    <Field {...field} fault={field.required && !isChosen ? 'Select the file to send.' : undefined}>
      {(control) => <input {...control} type="file" onChange={(event) => onFile(event.target.files?.[0])} />}
    </Field>
  );
}
