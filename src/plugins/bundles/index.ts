import {createRequire} from 'node:module';
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {shareClassEndings} from './classNames';
import {filesInSite} from './filesInSite';
import {pageStyles} from './pageStyles';
import {UNUSED_COMPONENTS, UNUSED_MODULES, withoutUnusedRules} from './unused';

const {resolve} = createRequire(import.meta.url);

/** Packages and components of a few pages: their style sheets stay in the chunk that asks for them. Docusaurus would merge all of them into one. */
const NOT_LAZY =
  /^(?!.*[\\/](?:node_modules[\\/](?:graphiql|@graphiql|monaco-editor|docusaurus-theme-openapi-docs)|src[\\/](?:theme[\\/](?:Api\w+|SearchBar[\\/]panel)|components[\\/]Search))[\\/.])/;

/** The same for code; what `@easyops-cn` ships comes with the first focus of the search box. */
const NOT_LAZY_CODE =
  /^(?!.*[\\/]node_modules[\\/](?:@easyops-cn|graphiql|@graphiql|monaco-editor|docusaurus-theme-openapi-docs)[\\/])/;

/** Starts the application once, however often its script runs: a second one would take the page from the first. */
const onlyOnce = (Banner: CurrentBundler['instance']['BannerPlugin']): InstanceType<typeof Banner>[] => {
  const runtime = {raw: true, include: /runtime~main/};
  return [
    new Banner({...runtime, banner: 'if(!globalThis.psbRuns){globalThis.psbRuns=true;'}),
    new Banner({...runtime, banner: '}', footer: true}),
  ];
};

/** Keeps lazy packages out of the shared bundles, Prism out of the browser, and what no page shows or only the build reads out of scripts and style sheets. */
export default function bundlesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const nothing = path.join(siteDir, 'src/plugins/bundles/nothing.ts');
  const infima = resolve('infima/dist/css/default/default.css');
  const theme = path.join(path.dirname(resolve('@docusaurus/theme-classic/package.json')), 'lib');
  const unused = [
    ...UNUSED_MODULES.flatMap((name) => [path.join(theme, name), path.join(theme, `${name}.js`)]),
    ...UNUSED_COMPONENTS.map((name) => path.join(theme, 'theme', name, 'index.js')),
  ];
  const lighterConfig = {
    test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
    use: [path.join(siteDir, 'src/plugins/bundles/lighterConfig.cjs')],
  };
  const lighterRoutes = {
    test: ['routes.js', 'routesChunkNames.json', 'registry.js'].map((name) => path.join(generatedFilesDir, name)),
    type: 'javascript/auto',
    use: [path.join(siteDir, 'src/plugins/bundles/lighterRoutes.cjs')],
  };
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'bundles',
    configureWebpack(config, isServer, {currentBundler}) {
      shareClassEndings(config.module?.rules);
      return {
        module: {rules: isServer ? [pageStyles] : [pageStyles, lighterConfig, ...(isBuild ? [lighterRoutes] : [])]},
        resolve: {
          alias: {
            ...Object.fromEntries(unused.map((file) => [file, nothing])),
            [infima]: path.join(siteDir, 'src/css/base.css'),
          },
        },
        ...(isServer
          ? {}
          : {
              plugins: isBuild ? onlyOnce(currentBundler.instance.BannerPlugin) : [],
              optimization: {splitChunks: {cacheGroups: {styles: {test: NOT_LAZY}, common: {test: NOT_LAZY_CODE}}}},
            }),
      };
    },
    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, withoutUnusedRules, filesInSite]};
    },
  };
}
