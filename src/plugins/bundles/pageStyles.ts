import {createRequire} from 'node:module';
import path from 'node:path';
import type {RuleSetRule} from 'webpack';
import {CLASS_NAMES} from './classNames';

const {resolve} = createRequire(import.meta.url);

/** Style sheets of components that few pages have (`*.pcss`): a module gives its text and its class names, and `PageStyle` puts the text into the page. */
export const pageStyles: RuleSetRule = {
  test: /\.pcss$/,
  use: [
    {
      loader: resolve('css-loader'),
      options: {importLoaders: 2, sourceMap: false, url: false, modules: {...CLASS_NAMES, namedExport: false}},
    },
    {loader: path.resolve('src/plugins/bundles/asInPages.cjs')},
    {loader: 'builtin:lightningcss-loader', options: {minify: true}},
  ],
};
