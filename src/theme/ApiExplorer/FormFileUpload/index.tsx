import type {ReactNode} from 'react';

interface Props {
  /** What the file is. */
  readonly placeholder: string;
  readonly onChange?: (file: File | undefined) => void;
}

/** The browser's own file field in place of the theme's drop zone: it takes dropped files too, and works by keyboard. */
export default function FormFileUpload({placeholder, onChange}: Props): ReactNode {
  return (
    <>
      <input
        className="openapi-explorer__form-item-input"
        type="file"
        required
        aria-label={placeholder}
        onChange={(event) => onChange?.(event.target.files?.[0])}
      />
      <small>{placeholder}</small>
    </>
  );
}
