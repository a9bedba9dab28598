import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import OriginalApiItem from '@theme-original/ApiItem';
import type {Props} from '@theme/DocItem';

/** A console page: the theme's item over the whole width. It is nothing without the application, so that loads at once. */
export default function ApiItem(props: Props): ReactNode {
  return (
    <HtmlClassNameProvider className="full-body">
      <Head>
        <meta name="hydrate" content="now" />
      </Head>
      <OriginalApiItem {...props} />
    </HtmlClassNameProvider>
  );
}
