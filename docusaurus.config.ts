import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import './src/config/language';
import {faster} from './src/config/faster';
import {footer} from './src/config/footer';
import {headTags} from './src/config/headTags';
import {history} from './src/sources/history';
import {navbar} from './src/config/navbar';
import {consoles, sections} from './src/config/sections';
import {sitemap} from './src/config/sitemap';
import {parseFrontMatter, preprocess} from './src/content/hooks';
import addresses from './src/plugins/addresses';
import brandPlugin from './src/plugins/brand';
import brokenLinks from './src/plugins/broken-links';
import bundles from './src/plugins/bundles';
import catalogue from './src/plugins/catalogue';
import checker from './src/plugins/checker';
import consoleTheme from './src/plugins/console-theme';
import consolesPlugin from './src/plugins/consoles';
import contentCheck from './src/plugins/content-check';
import devProxy from './src/plugins/dev-proxy';
import downloads from './src/plugins/downloads';
import linkPictures from './src/plugins/link-pictures';
import pageScript from './src/plugins/page-script';
import playground from './src/plugins/playground';
import policy from './src/plugins/policy';
import requests from './src/plugins/requests';
import restReference from './src/plugins/rest-reference';
import sandboxFile from './src/plugins/sandbox-file';
import searchIndex from './src/plugins/search-index';
import section from './src/plugins/section';
import staticContent from './src/plugins/static-content';
import structuredData from './src/plugins/structured-data';
import thirdParties from './src/plugins/third-parties';
import twins from './src/plugins/twins';
import {ssrTemplate} from './src/plugins/page-script/ssrTemplate';
import {service} from './src/service';

const preset: PresetOptions = {
  docs: false,
  blog: false,
  pages: false,
  // In the preview it writes all content as one file, which the bundler may read half written.
  debug: false,
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
      './src/css/touch.css',
      './src/css/print.css',
    ],
  },
};

const config: Config = {
  title: service.service.name,
  tagline: 'Send and receive invoices, orders and other business documents from your own software',
  url: service.site.origin,
  baseUrl: service.site.path,
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
    ...sections.map((options) => [section, options]),
    [consolesPlugin, consoles],
    consoleTheme,
    restReference,
    downloads,
    sandboxFile,
    catalogue,
    requests,
    playground,
    checker,
    linkPictures,
    structuredData,
    policy,
    addresses,
    brokenLinks,
    devProxy,
    contentCheck,
    staticContent,
    pageScript,
    brandPlugin,
    bundles,
    thirdParties,
    searchIndex,
    twins,
  ] as PluginConfig[],
  themeConfig: {
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
