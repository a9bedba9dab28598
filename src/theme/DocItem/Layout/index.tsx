import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import MDXContent from '@theme/MDXContent';
import PageFooter from '@theme-original/Footer';
import type {Props} from '@theme/DocItem/Layout';
import AsMarkdown from '@site/src/components/AsMarkdown';
import {breakableName} from '@site/src/components/joined';
import LastChanged from '@site/src/components/LastChanged';
import StaticContent from '@site/src/components/StaticContent';
import Tabs from '@site/src/components/Tabs';
import type {FrontMatter} from '@site/src/content/frontMatter';

/** Fewer headings have no list of their own at the top of a phone. */
const FEWEST_HEADINGS = 3;

/** A title that is the name of an operation, wider than a phone. */
const ONE_WORD = /^\w{17,}$/;

/**
 * A page, kept as the server drew it. `pageClass` is a class of the root element and of the article, because the root element loses its
 * classes for some frames while React takes over, and the text would jump.
 */
export default function DocItemLayout({children}: Props): React.ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const {pageClass = 'text-body', tabs = [], robots} = frontMatter as unknown as FrontMatter;
  return (
    <HtmlClassNameProvider className={pageClass}>
      <StaticContent>
        {DRAWS_CONTENT && (
          <>
            {robots ? (
              <DocBreadcrumbs />
            ) : (
              <AsMarkdown page={metadata.permalink}>
                <DocBreadcrumbs />
              </AsMarkdown>
            )}
            <article className={pageClass}>
              <div className="markdown">
                <header>
                  <h1>{ONE_WORD.test(metadata.title) ? breakableName(metadata.title) : metadata.title}</h1>
                  {tabs.length > 0 && <Tabs tabs={tabs} page={metadata.permalink} />}
                </header>
                {toc.length >= FEWEST_HEADINGS && <DocItemTOCMobile />}
                <MDXContent>{children}</MDXContent>
              </div>
            </article>
            <DocItemPaginator />
            <LastChanged at={metadata.lastUpdatedAt} />
            <PageFooter />
          </>
        )}
      </StaticContent>
    </HtmlClassNameProvider>
  );
}
