import {Fragment, type ComponentProps, type ReactNode} from 'react';

/** Longer code than this may break, and then where its parts meet: after a colon, a hash or a slash. */
const LONG = 24;
const AFTER_JOINT = /(?<=[:#/])(?=[^:#/])/;
/** Code that fits no column breaks between the words of a name too. */
const TOO_LONG = 40;
const BETWEEN_WORDS = /(?<=[:#/])(?=[^:#/])|(?<=[a-z])(?=[A-Z])/;

/** Code inside a sentence. Blocks never come here: the Markdown plugins make them finished components. */
export default function MDXCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  if (typeof children !== 'string' || children.length <= LONG) return <code {...props}>{children}</code>;
  return (
    <code {...props}>
      {children.split(children.length > TOO_LONG ? BETWEEN_WORDS : AFTER_JOINT).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
