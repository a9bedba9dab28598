import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'table'> {
  /** Name for assistive technology; a Markdown table gets the heading before it, by `remarkTables`. */
  readonly label?: string;
  /** Takes the whole frame of the page, not only the measure of its text. */
  readonly wide?: boolean;
}

/** A table that scrolls inside its own frame when the window is narrower. */
export default function Table({label = 'Table', wide, ...table}: Props): ReactNode {
  return (
    // What scrolls has to take the focus, for the keyboard, and so needs a name; a landmark it is not.
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0} data-wide={wide ? '' : undefined}>
      <table {...table} />
    </div>
  );
}
