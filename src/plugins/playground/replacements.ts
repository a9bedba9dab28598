import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from 'esbuild';

const ORIGINAL = 'original:';
const EXPORTS = /^export (?:async )?(?:class|function|const|let|var) (\w+)|^export \{([^}]*)\}/gm;

/**
 * The exports of a module as classes without content.
 * @param module its text, as packages ship it: one statement of export a line
 */
export function emptied(module: string): string {
  const names = [...module.matchAll(EXPORTS)].flatMap(([, name, list = '']) =>
    name === undefined
      ? list.split(',').map(
          (each) =>
            each
              .trim()
              .split(/\s+as\s+/)
              .at(-1) ?? '',
        )
      : [name],
  );
  return names.flatMap((name) => (name === '' ? [] : [`export class ${name} {}`])).join('\n');
}

/** Matches the paths that end with one of the modules. */
const endingOn = (modules: readonly string[]): RegExp =>
  modules.length === 0 ? /$^/ : new RegExp(`/(?:${modules.map((each) => each.replaceAll('.', '\\.')).join('|')})$`);

/**
 * An esbuild plugin that puts modules of ours in the place of modules of packages, and empties others. A module of ours names the one whose
 * place it takes as `original:` and its path in node_modules.
 * @param replaced ends of paths, and the file of ours from `folder`
 * @param empty ends of paths
 */
export function replacements(
  replaced: Readonly<Record<string, string>>,
  empty: readonly string[],
  folder: string,
): Plugin {
  return {
    name: 'replacements',
    setup(build) {
      build.onResolve({filter: new RegExp(`^${ORIGINAL}`)}, ({path: name}) => {
        const file = name.slice(ORIGINAL.length);
        // A module that is not replaced has one name only, or there would be two of it.
        return {
          path: path.resolve('node_modules', file),
          suffix: file in replaced ? '?original' : '',
          sideEffects: false,
        };
      });
      build.onLoad({filter: endingOn(Object.keys(replaced))}, ({path: file, suffix}) => {
        if (suffix !== '') return undefined;
        const ours = Object.entries(replaced).find(([end]) => file.endsWith(`/${end}`))?.[1] ?? '';
        return {contents: `export * from ${JSON.stringify(path.resolve(folder, ours))};`, resolveDir: folder};
      });
      build.onLoad({filter: endingOn(empty)}, async ({path: file}) => ({
        contents: emptied(await readFile(file, 'utf8')),
      }));
    },
  };
}
