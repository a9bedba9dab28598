import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem, useActivePlugin, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {guideOf} from '@site/src/addresses/formatPages';

/** The entry of the top navigation whose pages a docs instance has. */
function useSection(): {readonly label?: string; readonly to: string} | undefined {
  const path = (useActivePlugin()?.pluginData.path ?? '').replace(/\/$/, '');
  const {items} = useThemeConfig().navbar;
  const overviews = [`${path}/overview.html`, `${path}/introduction/overview.html`];
  return overviews.flatMap((to) => items.filter((item) => item.to === to).map(({label}) => ({label, to})))[0];
}

/** The labels of the groups that a page is in, the outermost first. */
const groupsOf = (items: readonly PropSidebarItem[], path: string): readonly string[] =>
  items.flatMap((item) =>
    item.type === 'category' && isActiveSidebarItem(item, path) ? [item.label, ...groupsOf(item.items, path)] : [],
  );

/** Where a page is, above its title: the section, which links to its overview, and the groups of the sidebar. */
export default function DocBreadcrumbs(): ReactNode {
  const section = useSection();
  const {pathname} = useLocation();
  const guide = guideOf(pathname);
  const groups = groupsOf(useDocsSidebar()?.items ?? [], guide);
  return (
    <nav aria-label="Breadcrumbs" className="theme-doc-breadcrumbs">
      {section && <Link to={section.to}>{section.label}</Link>}
      {groups.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </nav>
  );
}
