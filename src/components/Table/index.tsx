import type {ComponentProps, ReactNode} from 'react';

/** A Markdown table that scrolls inside its own frame when the window is narrower. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll" role="region" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
