import {forwardRef, lazy, Suspense, type ComponentProps} from 'react';
const Real = lazy(async () => {
  const {default: MarkdownIt} = await import('markdown-it');
  const markdown = new MarkdownIt({breaks: false, linkify: true});
  return {default: ({text, ...props}: ComponentProps<'div'> & {text: string}) => <div {...props} dangerouslySetInnerHTML={{__html: markdown.render(text)}} />};
});
export const MarkdownContent = forwardRef<HTMLDivElement, any>(function MarkdownContent({children, type, onlyShowFirstChild, className, ...props}, ref) {
  const classes = [`graphiql-markdown-${type}`, onlyShowFirstChild && 'graphiql-markdown-preview', className].filter(Boolean).join(' ');
  return <Suspense fallback={<div className={classes}>{children}</div>}><Real {...props} ref={ref} className={classes} text={children} /></Suspense>;
});
