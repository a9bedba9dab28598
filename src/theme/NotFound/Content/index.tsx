import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';
import {PageMetadata} from '@docusaurus/theme-common';
import Sections from './Sections';
import styles from './styles.module.css';

const DESCRIPTION =
  'This documentation has no page with that address. Search for it, or start from one of the five sections.';

const has = (all: readonly RouteConfig[], page: string): boolean =>
  all.some((route) => (route.routes ? has(route.routes, page) : route.path === page));

/** The `.html` page that an address without its ending means, if there is one. */
function pageOf(pathname: string): string | undefined {
  const page = `${pathname.replace(/\/+$/, '')}.html`;
  return has(routes, page) ? page : undefined;
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
        <meta name="hydrate" content="now" />
      </Head>
      <main className={`container ${styles.page}`}>
        <article>
          <h1>Page not found</h1>
          <p className={styles.asked}>
            There is no page with{' '}
            {isBrowser ? (
              <>
                the address <code>{window.location.pathname}</code>
              </>
            ) : (
              'this address'
            )}
            . Use the search box, or start from one of these pages:
          </p>
          <Sections />
        </article>
      </main>
    </>
  );
}
