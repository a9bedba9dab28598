import type {AtRule, Plugin, Rule} from 'postcss';

/** Client modules of the theme: code is coloured by the build, and the progress bar is that of src/behaviour/progress.ts. */
export const UNUSED_MODULES = ['nprogress', 'prism-include-languages'] as const;

/** Components of the theme that are part of its layout but that no page shows: neither their code nor their look is shipped. */
export const UNUSED_COMPONENTS = [
  'AnnouncementBar',
  'BackToTopButton',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'SearchMetadata',
] as const;

/** Parts of selectors in Docusaurus's own style sheets that belong to options which the site does not set. */
const UNUSED_SELECTORS: Readonly<Record<string, readonly string[]>> = {
  'a distance of headings alone, while the page has one for all that an address names': ['.anchorTargetStickyNavbar'],
  'announcement bar': ['.menuWithAnnouncementBar'],
  'button that leads back to the top': ['.backToTopButton'],
  'banner about a wrong base address': ['#__docusaurus-base-url-issue-banner-container'],
  'message in the place of a part that failed, which nothing here shows': ['.errorBoundaryFallback'],
  'menu of languages': ['.iconLanguage'],
  'menus in the navigation bar': ['.dropdownNavbarItemMobile'],
  'navigation bar that hides': [
    '.anchorTargetHideOnScrollNavbar',
    '.navbarHideable',
    '.navbarHidden',
    '.sidebarLogo',
    '.sidebarWithHideableNavbar',
  ],
  'navigation bar of its own colour': ['.darkNavbarColorModeToggle'],
  'navigation bar without search': ['.navbarSearchContainer:empty'],
  'right to left': ['[dir='],
  'sidebar entries of HTML or to another site': ['.menuExternalLink', '.menuHtmlItem'],
  'the colour button, which is our own': ['.colorModeToggle'],
  'logo in the footer': ['.footerLogoLink'],
  'lists of tasks': ['.containsTaskList'],
  'sidebar that hides': [
    '.docItemWrapperEnhanced',
    '.docMainContainerEnhanced',
    '.docSidebarContainerHidden',
    '.sidebarHidden',
  ],
};

const UNUSED = Object.values(UNUSED_SELECTORS).flat();
const DOCUSAURUS = /[\\/]node_modules[\\/]@docusaurus[\\/]/;

/** The sheet in which Docusaurus declares the order of its layers, and those of packages that the site does not have. */
const LAYERS = /[\\/]docusaurus-plugin-css-cascade-layers[\\/].*[\\/]layers\.css$/;
const UNUSED_LAYER = /^docusaurus\.(?:plugin-debug|theme-mermaid|theme-live-codeblock|theme-search-algolia.*)$/;

function dropUnusedLayers(rule: AtRule): void {
  const layers = rule.params.split(/,\s*/).filter((layer) => !UNUSED_LAYER.test(layer));
  rule.params = layers.join(', ');
}

function dropUnusedSelectors(rule: Rule): void {
  const used = rule.selectors.filter((selector) => !UNUSED.some((part) => selector.includes(part)));
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

/** PostCSS plugin: leaves out the rules of Docusaurus's style sheets that can match nothing on this site. */
export const withoutUnusedRules: Plugin = {
  postcssPlugin: 'without-unused-rules',
  Once(root) {
    const file = root.source?.input.file ?? '';
    if (LAYERS.test(file)) root.walkAtRules('layer', dropUnusedLayers);
    if (!DOCUSAURUS.test(file)) return;
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    // Not while walking: behind a rule that goes, the walk leaves one out in a sheet that is wrapped in a layer.
    rules.forEach(dropUnusedSelectors);
  },
};
