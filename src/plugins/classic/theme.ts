import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import type {Options} from '@docusaurus/theme-classic';

const require = createRequire(import.meta.url);

/** Its types declare the function alone. */
const classic = require('@docusaurus/theme-classic') as PluginModule & {default: PluginModule};

export const {validateOptions, validateThemeConfig} = classic;

/** Docusaurus looks for relative paths beside this file, and the theme means them beside its own. */
const FOLDER = path.dirname(require.resolve('@docusaurus/theme-classic'));

/**
 * Docusaurus' theme without its picture, which `src/theme/Icon` has, and its inline script. That script copies `?docusaurus-data-x=…` of an address to
 * `data-x` on the root element, where it could be taken for the page's own, and any text to the colour mode, which `src/behaviour/start.ts` sets.
 */
export default async function classicTheme(context: LoadContext, options: Options): Promise<Plugin> {
  const theme = (await classic.default(context, options)) as Plugin;
  return {
    ...theme,
    getThemePath: () => path.resolve(FOLDER, theme.getThemePath?.() ?? ''),
    getTypeScriptThemePath: () => path.resolve(FOLDER, theme.getTypeScriptThemePath?.() ?? ''),
    getClientModules: () => theme.getClientModules?.().map((file) => path.resolve(FOLDER, file)) ?? [],
    injectHtmlTags: () => ({}),
  };
}
