import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build, type Plugin} from 'esbuild';
import type {RootContent} from 'mdast';
import {shortHash} from '../servedFiles';

const COMPONENTS = 'src/components';

/** Components that belong to the site's frame, or that need a browser. */
const FRAME = ['Part', 'Search', 'StaticContent', 'Step'];

/** A module with every component that a part can name. */
function listed(): string {
  const names = fs
    .readdirSync(COMPONENTS)
    .filter((name) => /^[A-Z]\w+$/.test(name) && !FRAME.includes(name))
    .filter((name) => fs.existsSync(`${COMPONENTS}/${name}/index.tsx`))
    .sort();
  const imports = names.map((name) => `import ${name} from './${name}';`);
  return `${imports.join('\n')}\nexport const components = {${names.join(', ')}};\n`;
}

/** Style is nothing here, links are plain elements, and no anchor is collected: the built pages are checked for those. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@docusaurus/Link': `import {createElement} from 'react';
export default ({to, ...props}) => createElement('a', {href: to, ...props});`,
  '@docusaurus/useBrokenLinks': `const nothing = () => {};
export default () => ({collectAnchor: nothing, collectLink: nothing});`,
};

const standIns: Plugin = {
  name: 'stand-ins',
  setup(bundler) {
    bundler.onResolve({filter: /^twins:components$/}, () => ({path: 'components', namespace: 'listed'}));
    bundler.onLoad({filter: /./, namespace: 'listed'}, () => ({
      contents: listed(),
      loader: 'ts',
      resolveDir: path.resolve(COMPONENTS),
    }));
    bundler.onResolve({filter: /^@docusaurus\//}, ({path: name}) => ({path: name, namespace: 'stand-in'}));
    bundler.onLoad({filter: /./, namespace: 'stand-in'}, ({path: name}) => ({
      contents: STAND_INS[name] ?? `throw new Error('src/plugins/twins has no stand-in for ${name}');`,
      resolveDir: path.resolve(COMPONENTS),
    }));
    bundler.onLoad({filter: /\.p?css$/}, () => ({contents: 'export default {locals: {}};'}));
  },
};

/** What draws components as Markdown. */
export interface Renderer {
  readonly partBlocks: (name: string, props: object) => RootContent[];
}

/** Bundles src/twins/render.ts with the components as they are now, and loads it. @throws BuildFailure of esbuild, which names file and line */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const {outputFiles} = await build({
    entryPoints: ['src/twins/render.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    packages: 'external',
    // Links of twins begin at the root of the site.
    define: {SITE_PATH: '"/"', CHECKER_FILES: '{}', PLAYGROUND_FILES: '{"imports": []}'},
    plugins: [standIns],
  });
  const text = outputFiles[0]?.text ?? '';
  // A module is loaded once by its name.
  const file = path.join(folder, `render-${shortHash(text)}.mjs`);
  await fs.promises.mkdir(folder, {recursive: true});
  await fs.promises.writeFile(file, text);
  return (await import(pathToFileURL(file).href)) as Renderer;
}
