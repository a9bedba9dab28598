import {faster} from './src/config/faster';
import {sections} from './src/config/sections';
import {parseFrontMatter, preprocess} from './src/content/hooks';

const PLUGINS = ['static-content', 'broken-links', 'search-index', 'bundles'];
const [docs] = sections;

/** The site's own machinery over a few small pages: builds in seconds. tests/contract/badBuild.test.ts copies and spoils it. */
export default {
  title: 'Small site',
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster},
  markdown: {parseFrontMatter, preprocessor: preprocess},
  presets: [['@docusaurus/preset-classic', {docs: {...docs, sidebarPath: false}, blog: false, pages: false}]],
  themeConfig: {navbar: {title: 'Small site', logo: {src: '/img/none.svg', href: '/first.html'}}},
  plugins: PLUGINS.map((name) => `./src/plugins/${name}/index.ts`),
};
