import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem, useActivePlugin, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {addressOfPath, guidePath} from '@site/src/addresses/inSite';

/** The entry of the top navigation whose pages a docs instance has. */
function useSection(): {readonly label?: string; readonly to: string} | undefined {
  const path = addressOfPath(useActivePlugin()?.pluginData.path ?? '').replace(/\/$/, '');
  const {items} = useThemeConfig().navbar;
  const overviews = [`${path}/overview.html`, `${path}/introduction/overview.html`];
  return overviews.flatMap((to) => items.filter((item) => item.to === to).map(({label}) => ({label, to})))[0];
}

interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** The groups that a page of the sidebar is in, the outermost first, and the page. */
const crumbsOf = (items: readonly PropSidebarItem[], path: string): readonly Crumb[] =>
  items.flatMap((item) => {
    if (item.type === 'html' || !isActiveSidebarItem(item, path)) return [];
    return item.type === 'category' ? [{label: item.label}, ...crumbsOf(item.items, path)] : [item];
  });

/** Where a page is, above its title: the section, which links to its overview, the groups of the sidebar, and the guide or overview that it is below. */
export default function DocBreadcrumbs(): React.ReactNode {
  const section = useSection();
  const {pathname} = useLocation();
  const crumbs = crumbsOf(useDocsSidebar()?.items ?? [], guidePath(pathname));
  return (
    <nav aria-label="Breadcrumbs" className="theme-doc-breadcrumbs">
      {section && <Link to={section.to}>{section.label}</Link>}
      {crumbs
        .filter(({href}) => !isSamePath(href, pathname))
        .map(({label, href}) =>
          href ? (
            <Link key={label} to={href}>
              {label}
            </Link>
          ) : (
            <span key={label}>{label}</span>
          ),
        )}
    </nav>
  );
}
