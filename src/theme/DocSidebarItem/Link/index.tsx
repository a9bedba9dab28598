import {Fragment} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {inSite} from '@site/src/addresses/inSite';
import {asHtml} from '@site/src/components/html';
import {headingsOf} from '@site/src/components/StaticContent/pages';
import type {PageBelow} from '@site/src/sources/pages';
import styles from './styles.module.css';

/** A page with one heading has no list of them. */
const FEWEST = 2;

/** The second-level headings of the current page. The page script marks the one that is being read. */
function PageHeadings({item, activePath, onItemClick}: Props): React.ReactNode {
  const headings = headingsOf(activePath).filter(({level}) => level === 2);
  if (headings.length < FEWEST) return null;
  return (
    <li>
      <ul aria-label="On this page" className={styles.headings} data-page-headings>
        {headings.map(({id, value}) => (
          <li key={id}>
            <a href={`#${id}`} onClick={() => onItemClick?.(item)} {...asHtml(value)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The pages below a guide or an overview; the current one has its headings below it. */
function PagesBelow({below, ...props}: Props & {readonly below: readonly PageBelow[]}): React.ReactNode {
  const {item, activePath, onItemClick} = props;
  return (
    <li className="menu__list-item">
      <ul aria-label={`Pages of ${item.label}`} className="menu__list">
        {below.map(({label, href}) => {
          const isCurrent = isSamePath(inSite(href), activePath);
          return (
            <Fragment key={href}>
              <li className="menu__list-item">
                <Link
                  to={href}
                  className={`menu__link${isCurrent ? ' menu__link--active' : ''}`}
                  aria-current={isCurrent ? 'page' : undefined}
                  onClick={() => onItemClick?.(item)}
                >
                  {label}
                </Link>
              </li>
              {isCurrent && <PageHeadings {...props} />}
            </Fragment>
          );
        })}
      </ul>
    </li>
  );
}

/** A page of the sidebar; the current page has its headings below it, and a guide or an overview the pages that belong to it. */
export default function DocSidebarItemLink(props: Props): React.ReactNode {
  const {item, activePath} = props;
  const {pathname} = useLocation();
  const shown = {...props, activePath: pathname};
  const {below} = (item.customProps ?? {}) as {below?: readonly PageBelow[]};
  return (
    <>
      <OriginalLink {...shown} />
      {isSamePath(item.href, pathname) && <PageHeadings {...shown} />}
      {below && isSamePath(item.href, activePath) && <PagesBelow {...shown} below={below} />}
    </>
  );
}
