import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActivePlugin, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';

/** The entry of the top navigation whose pages a docs instance has. */
function useSection(): {readonly label?: string; readonly to: string} | undefined {
  const path = (useActivePlugin()?.pluginData.path ?? '').replace(/\/$/, '');
  const {items} = useThemeConfig().navbar;
  const overviews = [`${path}/overview.html`, `${path}/introduction/overview.html`];
  return overviews.flatMap((to) => items.filter((item) => item.to === to).map(({label}) => ({label, to})))[0];
}

/** Where a page is, above its title: the section, which links to its overview, and the groups of the sidebar. */
export default function DocBreadcrumbs(): ReactNode {
  const section = useSection();
  const groups = (useSidebarBreadcrumbs() ?? []).filter(({type}) => type === 'category');
  return (
    <nav aria-label="Breadcrumbs" className="theme-doc-breadcrumbs">
      {section && <Link to={section.to}>{section.label}</Link>}
      {groups.map(({label}) => (
        <span key={label}>{label}</span>
      ))}
    </nav>
  );
}
