import {Children, isValidElement} from 'react';
import Part from '../Part';

const isCode = (child: React.ReactNode): boolean =>
  isValidElement<{code?: boolean}>(child) && child.type === Part && child.props.code === true;

/** Prose and the code that belongs to it: one after the other, and side by side where the window is wide. */
export default function Step({children}: {readonly children: React.ReactNode}): React.ReactNode {
  const all = Children.toArray(children);
  return (
    <div data-beside>
      <div>{all.filter((child) => !isCode(child))}</div>
      <div>{all.filter(isCode)}</div>
    </div>
  );
}
