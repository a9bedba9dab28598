import type {ReactNode} from 'react';

interface Props {
  readonly label: string;
  readonly htmlFor?: string;
  /** Where a parameter goes: path, query or header. */
  readonly type?: string;
  readonly required?: boolean;
}

/** The name of a field. The theme's own fades half of it below what can be read. */
export default function FormLabel({label, htmlFor, type, required}: Props): ReactNode {
  return (
    <>
      {htmlFor ? (
        <label className="openapi-explorer__form-item-label" htmlFor={htmlFor}>
          {label}
        </label>
      ) : (
        <span className="openapi-explorer__form-item-label">{label}</span>
      )}
      {type && <span>{type}</span>}
      {required && <span>required</span>}
    </>
  );
}
