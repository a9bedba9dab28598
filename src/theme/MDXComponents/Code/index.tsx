import type {ComponentProps, ReactNode} from 'react';

/** Code inside a sentence. Blocks never come here: the Markdown plugins make them finished components. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
