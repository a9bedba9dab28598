import {forwardRef, lazy, Suspense, type ComponentProps, type ReactElement} from 'react';
import {asHtml} from '../../components/html';

type Props = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  readonly children: string;
  readonly type?: string;
  readonly onlyShowFirstChild?: boolean;
};

type RenderedProps = ComponentProps<'div'> & {readonly text: string};

/** A description as it is written, when its renderer couldn't be fetched. */
const Plain = ({text, ...props}: RenderedProps): ReactElement => <div {...props}>{text}</div>;

const Rendered = lazy(async () => {
  const {default: MarkdownIt} = await import('markdown-it').catch(() => ({default: undefined}));
  if (!MarkdownIt) return {default: Plain};
  // Without `html`, markup in a description stays text; links other than of the web and mail are refused.
  const markdown = new MarkdownIt({breaks: false, linkify: false});
  return {
    default: ({text, ...props}: RenderedProps): ReactElement => <div {...props} {...asHtml(markdown.render(text))} />,
  };
});

/** A description of the schema. The renderer of Markdown is loaded with the first one. */
export const MarkdownContent = forwardRef<HTMLDivElement, Props>(function MarkdownContent(
  {children, type = 'description', onlyShowFirstChild = false, className = '', ...props},
  ref,
) {
  const classes = `graphiql-markdown-${type} ${onlyShowFirstChild ? 'graphiql-markdown-preview' : ''} ${className}`;
  return (
    <Suspense fallback={<div className={classes}>{children}</div>}>
      <Rendered {...props} ref={ref} className={classes} text={children} />
    </Suspense>
  );
});
