import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {EMPTIED, REPLACED} from './replaced';

const OURS = path.resolve('src/playground/replaced');
const NAMES = /^export (?:async )?(?:class|function|const|let|var) (\w+)|^export \{([^}]*)\};?$/gm;

/** The same exports as classes without content. */
export function emptied(module: string): string {
  const names = [...module.matchAll(NAMES)].flatMap(([, name, list]) =>
    name === undefined ? (list ?? '').split(',').map((each) => each.trim().split(/ as /).pop() ?? '') : [name],
  );
  return names.filter(Boolean).map((name) => `export class ${name} {}`).join('\n');
}

const ends = (list: readonly string[]): RegExp =>
  new RegExp(`/(?:${list.map((each) => each.replaceAll('.', '\\.')).join('|')})$`);

/** An esbuild plugin that takes modules out of packages; fails when a module of the lists is none of the program's. */
export function replacements(): Plugin {
  return {
    name: 'replacements',
    setup(build) {
      build.onLoad({filter: ends(Object.keys(REPLACED))}, async ({path: file, suffix}) => {
        if (suffix === '?original') return undefined;
        const ours = Object.entries(REPLACED).find(([end]) => file.endsWith(`/${end}`))?.[1] ?? '';
        const original = JSON.stringify(path.resolve(OURS, ours));
        return {contents: `export * from ${original};`, resolveDir: OURS};
      });
      build.onResolve({filter: /\?original$/}, async ({path: name, resolveDir, kind}) => {
        const {path: file} = await build.resolve(name.slice(0, -'?original'.length), {resolveDir, kind});
        return {path: file, suffix: '?original'};
      });
      build.onLoad({filter: ends(EMPTIED)}, async ({path: file}) => ({contents: emptied(await readFile(file, 'utf8'))}));
    },
  };
}
