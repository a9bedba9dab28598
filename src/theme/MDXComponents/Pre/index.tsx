import type {ComponentProps, ReactNode} from 'react';

/** Preformatted text as it is. */
export default function MDXPre(props: ComponentProps<'pre'>): ReactNode {
  return <pre {...props} />;
}
