import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'table'> {
  /** Name for assistive technology. */
  readonly label?: string;
  /** Takes the whole frame of the page, not only the measure of its text. */
  readonly wide?: boolean;
}

/** A table that scrolls inside its own frame when the window is narrower. */
export default function Table({label = 'Table', wide, ...table}: Props): ReactNode {
  return (
    // A scrolling region has to take the focus, so that it can be scrolled with the keyboard.
    <div className="table-scroll" role="region" aria-label={label} tabIndex={0} data-wide={wide ? '' : undefined}>
      <table {...table} />
    </div>
  );
}
