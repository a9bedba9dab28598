import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {faster} from './src/config/faster';
import {footer} from './src/config/footer';
import {headTags} from './src/config/headTags';
import {history} from './src/sources/history';
import {navbar} from './src/config/navbar';
import {consoles, sections} from './src/config/sections';
import {sitemap} from './src/config/sitemap';
import {parseFrontMatter, preprocess} from './src/content/hooks';
import {ssrTemplate} from './src/plugins/page-script/ssrTemplate';
import {service} from './src/service';

const preset: PresetOptions = {
  docs: false,
  blog: false,
  pages: false,
  sitemap,
  theme: {
    customCss: [
      './src/css/fonts.css',
      './src/css/tokens.css',
      './src/css/frame.css',
      './src/css/drawer.css',
      './src/css/layout.css',
      './src/css/prose.css',
      './src/css/tables.css',
      './src/css/code.css',
      './src/css/print.css',
    ],
  },
};

const config: Config = {
  title: service.service.name,
  tagline: 'Send and receive invoices, orders and other business documents from your own software',
  url: service.site.url,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  favicon: '/img/logo.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster, experimental_vcs: history},
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en-GB'}}},
  markdown: {
    parseFrontMatter,
    preprocessor: preprocess,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  headTags,
  clientModules: ['./src/behaviour/navigation/index.ts'],
  ssrTemplate,
  presets: [['./src/plugins/classic/index.ts', preset]],
  plugins: [
    ...sections.map((options): [string, typeof options] => ['./src/plugins/section/index.ts', options]),
    ['./src/plugins/consoles/index.ts', consoles],
    './src/plugins/console-theme/index.ts',
    './src/plugins/rest-reference/index.ts',
    './src/plugins/downloads/index.ts',
    './src/plugins/requests/index.ts',
    './src/plugins/playground/index.ts',
    './src/plugins/policy/index.ts',
    './src/plugins/addresses/index.ts',
    './src/plugins/broken-links/index.ts',
    './src/plugins/dev-proxy/index.ts',
    './src/plugins/static-content/index.ts',
    './src/plugins/page-script/index.ts',
    './src/plugins/bundles/index.ts',
    './src/plugins/search-index/index.ts',
  ],
  themeConfig: {
    image: '/img/social-card.png',
    metadata: [{property: 'og:site_name', content: service.service.name}],
    navbar,
    footer,
    api: {authPersistence: false},
    colorMode: {respectPrefersColorScheme: true},
    docs: {sidebar: {autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  },
};

export default config;
