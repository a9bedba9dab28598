import {useEffect} from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';
import {PageMetadata} from '@docusaurus/theme-common';
import SiteLink from '@site/src/components/SiteLink';
import {resultsPage} from '@site/src/components/Search/resultsPage';
import {addressOfPath, inSite} from '@site/src/addresses/inSite';
import {twinIndex} from '@site/src/addresses/twins';
import {firstPages} from '@site/src/addresses/folders';
import SectionFrame, {LinkList, SearchField, useSections} from '../../SectionFrame';
import {useNearPages} from './useNearPages';
import {wordsOfAddress} from './wordsOfAddress';

const DESCRIPTION = 'No page has this address. Search the documentation, or start from one of the five sections.';

const MOST_NEAR = 3;

const has = (all: readonly RouteConfig[], page: string): boolean =>
  all.some((route) => (route.routes ? has(route.routes, page) : route.path === page));

const isPage = (address: string): boolean => has(routes, inSite(address));

/** The page that an address without `.html` means, or the first of the folder with that address. */
function pageOf(pathname: string): string | undefined {
  const bare = addressOfPath(pathname).replace(/\/+$/, '');
  const page = isPage(`${bare}.html`) ? `${bare}.html` : firstPages(isPage).get(bare);
  return page === undefined ? undefined : inSite(page);
}

/** The not-found page; inside the running site an address without `.html` leads on to its page, and that of a folder to its first. */
export default function NotFoundPage(): React.ReactNode {
  const history = useHistory();
  const {pathname, search: parameters, hash} = useLocation();
  // The file is drawn once for all addresses: the one asked for is known in the browser only, and the router drops its `.html`.
  const isBrowser = useIsBrowser();
  const words = isBrowser ? wordsOfAddress(pathname) : '';
  const page = pageOf(pathname);
  const near = useNearPages(words, pathname)
    .filter(({to}) => isPage(to))
    .slice(0, MOST_NEAR);
  const sections = useSections();
  const search = (event: React.SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    if (typeof query === 'string' && query.trim()) history.push(resultsPage(query.trim()));
  };
  useEffect(() => {
    if (page) history.replace({pathname: page, search: parameters, hash});
  }, [page, history, parameters, hash]);
  if (page) return null;
  return (
    <>
      <PageMetadata title="Page not found" description={DESCRIPTION} />
      <Head>
        <meta name="robots" content="noindex" />
        <meta name="hydrate" content="now" />
      </Head>
      <SectionFrame>
        <div className="markdown">
          <h1>Page not found</h1>
          <p>
            There is no page with{' '}
            {isBrowser ? (
              <>
                the address <code>{window.location.pathname}</code>
              </>
            ) : (
              'this address'
            )}
            .
          </p>
          <SearchField key={words} words={words} onSubmit={search} />
          {near.length > 0 && (
            <>
              <h2>Nearest pages</h2>
              <LinkList links={near} />
              <h2>Sections</h2>
            </>
          )}
          <LinkList links={sections} />
          <p>
            Programs find all pages, as Markdown, in <SiteLink href={twinIndex}>llms.txt</SiteLink>.
          </p>
        </div>
      </SectionFrame>
    </>
  );
}
