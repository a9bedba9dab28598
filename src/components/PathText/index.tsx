import {Fragment, type ReactNode} from 'react';

/** The path of an element, which breaks before a slash where it must. */
export default function PathText({path}: {readonly path: string}): ReactNode {
  return (
    <code>
      {path.split('/').map((step, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              <wbr />/
            </>
          )}
          {step}
        </Fragment>
      ))}
    </code>
  );
}
