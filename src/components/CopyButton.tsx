interface Props {
  readonly value: string;
  readonly what: string;
  /** Which of several, for assistive technology. */
  readonly which: string;
}

/** The button that copies a value; `src/behaviour` answers it. */
export default function CopyButton({value, what, which}: Props): React.ReactNode {
  const title = `Copy ${what}`;
  return <button type="button" data-copy={value} data-icon="copy" title={title} aria-label={`${title} ${which}`} />;
}
