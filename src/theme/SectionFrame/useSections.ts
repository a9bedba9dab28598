import {useThemeConfig} from '@docusaurus/theme-common';

/** A section of the site, as the top navigation names it. */
export interface Section {
  readonly label: string;
  /** Address of its first page. */
  readonly to: string;
  /** What it is, in a few words. */
  readonly text: string;
}

/** The sections of the site in the order of the top navigation. */
export function useSections(): Section[] {
  const {items} = useThemeConfig().navbar;
  return items.flatMap(({to, label, title}) =>
    typeof to === 'string' && typeof label === 'string' ? [{to, label, text: String(title)}] : [],
  );
}
