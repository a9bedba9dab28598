import Link from '@docusaurus/Link';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import DocRootLayout from '@theme/DocRoot/Layout';
import PageFooter from '@theme-original/Footer';
import {inSite} from '@site/src/addresses/inSite';
import PageStyle from '@site/src/components/PageStyle';
import sheet from './styles.pcss';

/** A link and a sentence about where it leads. */
export interface LinkEntry {
  readonly to: string;
  readonly label: string;
  readonly text?: string;
}

interface Props {
  readonly children: React.ReactNode;
}

/** The sections of the site in the order of the top navigation. */
export function useSections(): LinkEntry[] {
  const {items} = useThemeConfig().navbar;
  return items.flatMap(({to, label, title}) =>
    typeof to === 'string' && typeof label === 'string' ? [{to, label, text: String(title)}] : [],
  );
}

/** The layout of a section, with the sections of the site in the sidebar, for a page that belongs to none. */
export default function SectionFrame({children}: Props): React.ReactNode {
  const sections = useSections();
  const items = sections.map(({to, label}) => ({type: 'link' as const, label, href: to}));
  return (
    <DocsSidebarProvider
      name="Sections"
      items={[{type: 'category', label: 'Sections', items, collapsible: false, collapsed: false}]}
    >
      <PageStyle sheet={sheet} />
      <DocRootLayout>
        {children}
        <PageFooter />
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}

interface FieldProps {
  readonly ref?: React.Ref<HTMLInputElement>;
  readonly words?: string;
  readonly onChange?: () => void;
  readonly onSubmit?: (event: React.SyntheticEvent<HTMLFormElement>) => void;
}

/** The search field in the text of a page. Its form leads to the page of all results; without script it isn't shown. */
export function SearchField({ref, words, onChange, onSubmit}: FieldProps): React.ReactNode {
  return (
    <form
      role="search"
      aria-label="Documentation"
      action={inSite('/search.html')}
      data-needs-script
      className={sheet.locals.search}
      onSubmit={onSubmit}
    >
      <input
        ref={ref}
        type="search"
        name="q"
        aria-label="Search the documentation"
        autoComplete="off"
        defaultValue={words}
        onChange={onChange}
      />
      <button>Search</button>
    </form>
  );
}

interface ListProps {
  readonly links: readonly LinkEntry[];
  /** Whether the links lead to pages that the build may lack, as that of the tests does. */
  readonly unchecked?: boolean;
}

/** Links, each with a sentence about where it leads. */
export function LinkList({links, unchecked = false}: ListProps): React.ReactNode {
  return (
    <ul className={sheet.locals.links}>
      {links.map(({to, label, text}) => (
        <li key={to}>
          <Link to={to} data-noBrokenLinkCheck={unchecked}>
            {label}
          </Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
