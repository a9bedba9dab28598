import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalLayout from '@theme-original/DocItem/Layout';
import type {Props} from '@theme/DocItem/Layout';
import type {FrontMatter} from '@site/src/content/frontMatter';

/** The page's layout; `pageClass` becomes a class of the root element, which the style sheet knows. */
export default function DocItemLayout(props: Props): ReactNode {
  const {pageClass = 'text-body'} = useDoc().frontMatter as unknown as FrontMatter;
  return (
    <HtmlClassNameProvider className={pageClass}>
      <OriginalLayout {...props} />
    </HtmlClassNameProvider>
  );
}
