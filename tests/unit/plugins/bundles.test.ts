import fs from 'node:fs';
import postcss, {type Plugin} from 'postcss';
import {expect, test} from 'vitest';
import {UNUSED_COMPONENTS, withoutUnusedRules} from '../../../src/plugins/bundles/unused';

const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

const without = (css: string, from: string): string => postcss([withoutUnusedRules]).process(css, {from}).css;

test('rules of options that are not set are left out of the sheets of Docusaurus, and of no others', () => {
  const css = '.navbarHidden {top: 0}\n[dir="rtl"] .a, .b {top: 0}';
  expect(without(css, `/${THEME}/x.css`).trim()).toBe('.b {top: 0}');
  expect(without(css, '/src/css/x.css')).toBe(css);
});

test('layers of packages that the site does not have are not declared', () => {
  const from = '/.docusaurus/docusaurus-plugin-css-cascade-layers/default/layers.css';
  const css = '@layer docusaurus.infima, docusaurus.theme-classic, docusaurus.theme-mermaid;';
  expect(without(css, from)).toBe('@layer docusaurus.infima, docusaurus.theme-classic;');
});

test('a rule behind one that is left out is looked at too, in a sheet that Docusaurus has wrapped in a layer', () => {
  const wrapped: Plugin = {
    postcssPlugin: 'wrap',
    Once(root) {
      const {nodes} = root.clone();
      root.removeAll();
      root.append({type: 'atrule', name: 'layer', params: 'a', nodes});
    },
  };
  const css = '.navbarHideable {top: 0}\n.navbarHidden {top: 0}\n.b {top: 0}';
  const {css: left} = postcss([wrapped, withoutUnusedRules]).process(css, {from: `/${THEME}/x.css`});
  expect(left).not.toContain('navbarHid');
  expect(left).toContain('.b {top: 0}');
});

test('every component that is left out is one of the theme', () => {
  expect(UNUSED_COMPONENTS.filter((name) => !fs.existsSync(`${THEME}/${name}/index.js`))).toEqual([]);
});
