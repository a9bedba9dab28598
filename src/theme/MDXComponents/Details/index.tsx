import type {ComponentProps, ReactNode} from 'react';

/** Text that unfolds, as the browser does it: the theme's own needs a script and its style sheet. */
export default function MDXDetails(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}
