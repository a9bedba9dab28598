import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import routesChunkNames from '@generated/routesChunkNames';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {routePath} from '../../routePath';

/** The `.html` page that an address without its ending means, if there is one. */
function pageOf(pathname: string): string | undefined {
  const page = `${pathname.replace(/\/+$/, '')}.html`;
  return Object.keys(routesChunkNames).some((name) => routePath(name) === page) ? page : undefined;
}

/** The pages of the top navigation, as places to go on from. */
function Starts(): ReactNode {
  const {items} = useThemeConfig().navbar;
  return (
    <ul>
      {items.map(({to, label}) =>
        typeof to === 'string' && typeof label === 'string' ? (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** The not-found page; inside the running site an address without `.html` leads on to its page. */
export default function NotFoundContent(): ReactNode {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const page = pageOf(pathname);
  useEffect(() => {
    if (page) history.replace({pathname: page, search, hash});
  }, [page, history, search, hash]);
  if (page) return null;
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container">
        <article>
          <h1>Page Not Found</h1>
          <p>No page has this address. Look for it with the search box, or start from one of these:</p>
          <Starts />
        </article>
      </main>
    </>
  );
}
