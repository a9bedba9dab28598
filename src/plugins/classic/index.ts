import {createRequire} from 'node:module';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import presetClassic, {type Options} from '@docusaurus/preset-classic';

const {resolve} = createRequire(import.meta.url);

const THEME = resolve('@docusaurus/theme-classic');

/** Docusaurus' classic preset with our wrapper of its theme (theme.ts). @throws Error when the preset has no such theme */
export default function classicPreset(context: LoadContext, options: Options): Preset {
  const preset = presetClassic(context, options);
  const themes = preset.themes?.map((entry) =>
    Array.isArray(entry) && entry[0] === THEME ? ([resolve('./theme.ts'), entry[1]] satisfies PluginConfig) : entry,
  );
  if (JSON.stringify(themes) === JSON.stringify(preset.themes))
    throw new Error(`The classic preset has no theme ${THEME}: correct src/plugins/classic/index.ts.`);
  return {...preset, themes};
}
