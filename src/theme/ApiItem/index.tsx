import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import OriginalApiItem from '@theme-original/ApiItem';
import type {Props} from '@theme/DocItem';

type Page = Props['content'];

interface PageModule extends Pick<Page, 'metadata'> {
  readonly default: Page;
}

/** A console page: the theme's item over the whole width. The consoles share one chunk, so the page is found by its address. */
export default function ApiItem({
  content,
  ...props
}: Omit<Props, 'content'> & {readonly content: readonly PageModule[]}): ReactNode {
  const {pathname} = useLocation();
  const page = content.find(({metadata}) => metadata.permalink === pathname);
  if (!page) return null;
  const {default: Page, ...rest} = page;
  return (
    <HtmlClassNameProvider className="full-body">
      <OriginalApiItem {...props} content={Object.assign(Page, rest)} />
    </HtmlClassNameProvider>
  );
}
