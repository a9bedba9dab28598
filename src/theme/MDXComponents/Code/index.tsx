import {breakable, NameText} from '@site/src/components/joined';

/** A name that may be wider than a column of a phone. */
const NAME = /^[A-Za-z:]{17,40}$/;
/** Code longer than this may break after a colon, a hash or a slash. */
const LONG = 24;
const AFTER_JOINT = /(?<=[:#/])(?=[^:#/])/;
/** Code longer than this fits no column, so it may also break between the words of a name. */
const TOO_LONG = 40;
const BETWEEN_WORDS = /(?<=[:#/])(?=[^:#/])|(?<=[a-z])(?=[A-Z])/;

/** Code inside a sentence. Blocks never come here: the Markdown plugins make them finished components. */
export default function MDXCode({children, ...props}: React.ComponentProps<'code'>): React.ReactNode {
  if (typeof children !== 'string') return <code {...props}>{children}</code>;
  if (NAME.test(children)) return <NameText name={children} />;
  if (children.length <= LONG) return <code {...props}>{children}</code>;
  return <code {...props}>{breakable(children, children.length > TOO_LONG ? BETWEEN_WORDS : AFTER_JOINT)}</code>;
}
