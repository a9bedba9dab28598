import type {ReactNode} from 'react';
import {isSamePath} from '@docusaurus/theme-common/internal';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {asHtml} from '@site/src/components/html';
import {headingsOf} from '@site/src/components/StaticContent/pages';
import styles from './styles.module.css';

/** The second-level headings of the current page. The page script marks the one that is being read. */
function PageHeadings({item, activePath, onItemClick}: Props): ReactNode {
  const headings = headingsOf(activePath).filter(({level}) => level === 2);
  if (headings.length === 0) return null;
  return (
    <li className={styles.headings}>
      <ul aria-label="On this page" data-page-headings>
        {headings.map(({id, value}) => (
          <li key={id}>
            <a href={`#${id}`} onClick={() => onItemClick?.(item)} {...asHtml(value)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A page of the sidebar; the current page has its headings below it. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  return (
    <>
      <OriginalLink {...props} />
      {isSamePath(props.item.href, props.activePath) && <PageHeadings {...props} />}
    </>
  );
}
