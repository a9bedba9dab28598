import type {ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import DocRootLayout from '@theme/DocRoot/Layout';
import PageFooter from '@theme-original/Footer';
import type {LinkEntry} from './LinkList';

interface Props {
  /** The entries of the sidebar; without it, the sections of the site. */
  readonly beside?: {readonly label: string; readonly entries: readonly LinkEntry[]};
  readonly children: ReactNode;
}

/** The sections of the site in the order of the top navigation. */
export function useSections(): LinkEntry[] {
  const {items} = useThemeConfig().navbar;
  return items.flatMap(({to, label, title}) =>
    typeof to === 'string' && typeof label === 'string' ? [{to, label, text: String(title)}] : [],
  );
}

/** The layout of a section, with a sidebar, for a page that belongs to no section. */
export default function SectionFrame({beside, children}: Props): ReactNode {
  const sections = useSections();
  const {label, entries} = beside ?? {label: 'Sections', entries: sections};
  const items = entries.map(({to, label: name}) => ({type: 'link' as const, label: name, href: to}));
  return (
    <DocsSidebarProvider name={label} items={[{type: 'category', label, items, collapsible: false, collapsed: false}]}>
      <DocRootLayout>
        {children}
        <PageFooter />
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}
