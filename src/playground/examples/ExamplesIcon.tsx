import type {ComponentProps, ReactElement} from 'react';

/** A list, drawn as GraphiQL's own icons are. */
export function ExamplesIcon(props: ComponentProps<'svg'>): ReactElement {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" {...props}>
      <path d="M7 4.5h10M7 10h10M7 15.5h10M3 4.5h.5M3 10h.5M3 15.5h.5" strokeLinecap="round" />
    </svg>
  );
}
