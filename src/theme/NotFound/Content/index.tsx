import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import routesChunkNames from '@generated/routesChunkNames';
import {PageMetadata} from '@docusaurus/theme-common';
import {routePath} from '../../routePath';
import Sections from './Sections';
import styles from './styles.module.css';

const DESCRIPTION =
  'No page of this documentation has the address that was asked for. Search for it, or go on from one of the five sections.';

/** The `.html` page that an address without its ending means, if there is one. */
function pageOf(pathname: string): string | undefined {
  const page = `${pathname.replace(/\/+$/, '')}.html`;
  return Object.keys(routesChunkNames).some((name) => routePath(name) === page) ? page : undefined;
}

/** The not-found page; inside the running site an address without `.html` leads on to its page. */
export default function NotFoundContent(): ReactNode {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  // The file is drawn once for all addresses: the one asked for is known in the browser only, and the router drops its `.html`.
  const isBrowser = useIsBrowser();
  const page = pageOf(pathname);
  useEffect(() => {
    if (page) history.replace({pathname: page, search, hash});
  }, [page, history, search, hash]);
  if (page) return null;
  return (
    <>
      <PageMetadata title="Page not found" description={DESCRIPTION} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={`container ${styles.page}`}>
        <article>
          <h1>Page not found</h1>
          <p className={styles.asked}>
            No page has{' '}
            {isBrowser ? (
              <>
                the address <code>{window.location.pathname}</code>
              </>
            ) : (
              'this address'
            )}
            . Look for it with the search box, or start from one of these:
          </p>
          <Sections />
        </article>
      </main>
    </>
  );
}
