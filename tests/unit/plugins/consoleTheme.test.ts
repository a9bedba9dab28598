import fs from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import consoleTheme from '../../../src/plugins/console-theme';

const plugin = consoleTheme({siteDir: process.cwd()} as LoadContext);
const configuration = plugin.configureWebpack?.({}, false, {getJSLoader: () => ({})} as never, undefined) as {
  readonly resolve: {readonly alias: Readonly<Record<string, string>>};
};
const aliases = Object.entries(configuration.resolve.alias);
const files = aliases.filter(([name]) => /\.(?:ts|js)$/.test(name));

// A file that a new version has elsewhere would silently take its place again.
test.each(files)('%s is in its package, and what replaces it exists', (replaced, ours) => {
  expect([replaced, ours].filter((file) => !fs.existsSync(file))).toEqual([]);
});

test('the storage of credentials is among them', () => {
  expect(files.map(([file]) => file)).toContainEqual(expect.stringMatching(/ApiExplorer\/storage-utils\.ts$/));
});

test('the package ships the sources of its theme', () => {
  expect(fs.existsSync(`${plugin.getThemePath?.() ?? ''}/ApiExplorer/index.tsx`)).toBe(true);
});
