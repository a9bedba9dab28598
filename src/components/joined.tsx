import {Fragment, type ReactNode} from 'react';

/** Nodes with a separator between them, and another one before the last where it is given. */
export const joined = (nodes: readonly ReactNode[], between: ReactNode = ', ', last = between): ReactNode =>
  nodes.map((node, index) => (
    <Fragment key={index}>
      {index > 0 && (index === nodes.length - 1 ? last : between)}
      {node}
    </Fragment>
  ));

/** A text that can wrap at the places that the expression finds. Copying it and searching the page still find it whole. */
export const breakable = (text: string, at: RegExp): ReactNode => joined(text.split(at), <wbr />);

/** A path that can wrap before its slashes. */
export const breakablePath = (path: string): ReactNode => breakable(path, /(?<=.)(?=\/)/);

/** The path of an element as code that can wrap. */
export const PathText = ({path}: {readonly path: string}): ReactNode => <code>{breakablePath(path)}</code>;

/** A name of several words, such as `InvoiceResponse`, that can wrap between them. */
export const breakableName = (name: string): ReactNode => breakable(name, /(?<=[a-z…])(?=[A-Z])/);
