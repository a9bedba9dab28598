import type {ReactNode} from 'react';
import {isSamePath} from '@docusaurus/theme-common/internal';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import PageHeadings from './PageHeadings';

/** A page of the sidebar; the current page has its headings below it. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const {item, activePath, onItemClick} = props;
  return (
    <>
      <OriginalLink {...props} />
      {isSamePath(item.href, activePath) && <PageHeadings pathname={activePath} onClick={() => onItemClick?.(item)} />}
    </>
  );
}
