import type {ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import PageFooter from '@theme-original/Footer';
import {useSections} from './useSections';

/** A link beside the page. */
interface Entry {
  readonly label: string;
  readonly href: string;
}

interface Props {
  /** The entries of the sidebar; without it, the sections of the site. */
  readonly beside?: {readonly label: string; readonly entries: readonly Entry[]};
  readonly children: ReactNode;
}

/** The layout of a section, with a sidebar, for a page that belongs to no section. */
export default function SectionFrame({beside, children}: Props): ReactNode {
  const sections = useSections().map(({to, label}) => ({label, href: to}));
  const {label, entries} = beside ?? {label: 'Sections', entries: sections};
  const items = entries.map((entry) => ({...entry, type: 'link' as const}));
  return (
    <DocsSidebarProvider name={label} items={[{type: 'category', label, items, collapsible: false, collapsed: false}]}>
      <DocRootLayout>
        {children}
        <PageFooter />
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}
