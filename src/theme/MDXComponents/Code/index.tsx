import {breakable} from '@site/src/components/joined';

/** Code longer than this may break after a colon, a hash or a slash. */
const LONG = 24;
const AFTER_JOINT = /(?<=[:#/])(?=[^:#/])/;
/** Code longer than this fits no column, so it may also break between the words of a name. */
const TOO_LONG = 40;
const BETWEEN_WORDS = /(?<=[:#/])(?=[^:#/])|(?<=[a-z])(?=[A-Z])/;

/** Code inside a sentence. Blocks never come here: the Markdown plugins make them finished components. */
export default function MDXCode({children, ...props}: React.ComponentProps<'code'>): React.ReactNode {
  if (typeof children !== 'string' || children.length <= LONG) return <code {...props}>{children}</code>;
  return <code {...props}>{breakable(children, children.length > TOO_LONG ? BETWEEN_WORDS : AFTER_JOINT)}</code>;
}
