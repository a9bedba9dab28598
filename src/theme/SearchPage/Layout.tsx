import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

/**
 * The layout around the search package's page of results, which asks for `@theme/Layout` and gets this one
 * (`src/plugins/search-index`): a main part, the head of our other pages and a word for readers without script. The head
 * stands after the page's own, so that it wins; `robots` carries the package's `property` too, to take its place.
 */
export default function SearchPageLayout({children}: {readonly children: ReactNode}): ReactNode {
  const {search} = useLocation();
  const query = useIsBrowser() ? new URLSearchParams(search).get('q') : null;
  return (
    <Layout>
      <main>
        {children}
        <noscript>
          <p className="container">Search needs JavaScript; the sidebar of each section lists all its pages.</p>
        </noscript>
      </main>
      <PageMetadata
        title={query ? `Search results for "${query}"` : 'Search the documentation'}
        description="Search the guides, the reference, the schemas and the error codes."
      />
      <Head>
        <meta name="robots" property="robots" content="noindex, follow" />
        <meta name="hydrate" content="now" />
      </Head>
    </Layout>
  );
}
