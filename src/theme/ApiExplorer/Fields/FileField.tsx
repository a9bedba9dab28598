import {useState, type ReactNode} from 'react';
import FormLabel from '../FormLabel';
import {useControl} from './useControl';

interface Props {
  readonly label: string;
  /** What the file is. */
  readonly description?: string;
  readonly required: boolean;
  readonly onFile: (file: File | undefined) => void;
}

/** The browser's own file field in place of the theme's drop zone: it takes dropped files too, and works by keyboard. */
export default function FileField({label, description, required, onFile}: Props): ReactNode {
  const [isChosen, setIsChosen] = useState(false);
  const {control, message} = useControl(required && !isChosen ? 'Select the file to send.' : undefined, required);
  const choose = (file: File | undefined): void => {
    setIsChosen(file !== undefined);
    onFile(file);
  };
  return (
    <div className="openapi-explorer__form-item">
      <FormLabel htmlFor={control.id} label={label} required={required} />
      <input {...control} type="file" onChange={(event) => choose(event.target.files?.[0])} />
      {message}
      {description && <small>{description}</small>}
    </div>
  );
}
