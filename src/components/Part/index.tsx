import type {ReactNode} from 'react';
import {componentOf} from './components';

interface Props {
  /** Number of the part on its page. */
  readonly id: string;
  /** Name of the component that draws it. */
  readonly name: string;
  /** What the component shows. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Code, which `Step` shows beside its prose. */
  readonly code?: boolean;
}

/** A part of a page that is drawn from a contract, such as an operation or a table. The remark plugins of src/content/markdown write it. */
export default function Part({id, name, props}: Props): ReactNode {
  const Component = componentOf(name);
  return (
    <div data-part={id}>
      <Component {...props} />
    </div>
  );
}
