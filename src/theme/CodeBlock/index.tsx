import type {Props} from '@theme/CodeBlock';

/** Code that did not come through our Markdown (where it is highlighted at build time): shown plain, without Prism. */
export default function PlainCodeBlock({children}: Props): React.ReactNode {
  return (
    <pre tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
