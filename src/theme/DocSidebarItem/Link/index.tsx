import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import PageHeadings from './PageHeadings';

/** A page of the sidebar; under the current page stand its headings. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <OriginalLink {...props} />
      {isSamePath(props.item.href, pathname) && (
        <PageHeadings pathname={pathname} onClick={() => props.onItemClick?.(props.item)} />
      )}
    </>
  );
}
