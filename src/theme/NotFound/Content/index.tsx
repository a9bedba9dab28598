import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import routesChunkNames from '@generated/routesChunkNames';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalContent from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';

/** The `.html` page that an address without its ending means, if there is one. */
function pageOf(pathname: string): string | undefined {
  const page = `${pathname.replace(/\/+$/, '')}.html`;
  return Object.keys(routesChunkNames).some((name) => name.replace(/-[^-]+$/, '') === page) ? page : undefined;
}

/** The not-found page; inside the running site an address without `.html` leads on to its page. */
export default function NotFoundContent(props: Props): ReactNode {
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
      <OriginalContent {...props} />
    </>
  );
}
