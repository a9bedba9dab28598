import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Layout';
import StaticContent from '@site/src/components/StaticContent';
import type {FrontMatter} from '@site/src/content/frontMatter';

/**
 * The page: its headings (on a phone; the sidebar carries them otherwise), its text, the way to the next one, all of it kept as the server drew it.
 * `pageClass` becomes a class of the article and of the root element. Widths hang on the article: the root element loses its
 * classes for some frames while React takes over the page, and the text would jump.
 */
export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, toc} = useDoc();
  const {pageClass = 'text-body'} = frontMatter as unknown as FrontMatter;
  return (
    <HtmlClassNameProvider className={pageClass}>
      <StaticContent>
        {DRAWS_CONTENT && (
          <>
            <article className={pageClass}>
              {toc.length > 0 && <DocItemTOCMobile />}
              <DocItemContent>{children}</DocItemContent>
            </article>
            <DocItemPaginator />
          </>
        )}
      </StaticContent>
    </HtmlClassNameProvider>
  );
}
