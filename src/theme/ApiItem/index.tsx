import {useMemo} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import OriginalApiItem from '@theme-original/ApiItem';
import type {Props} from '@theme/DocItem';

/** A console page. The theme empties the form when it renders its item, so the item is memoised: a new hash must not empty it. */
export default function ApiItem(props: Props): React.ReactNode {
  const item = useMemo(() => <OriginalApiItem {...props} />, [props.content]);
  return (
    <HtmlClassNameProvider className="full-body">
      <Head>
        <meta name="hydrate" content="now" />
      </Head>
      {item}
    </HtmlClassNameProvider>
  );
}
