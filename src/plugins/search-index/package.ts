import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const PACKAGE = '@easyops-cn/docusaurus-search-local';

const folder = path.dirname(require.resolve(`${PACKAGE}/package.json`));
const requireThere = createRequire(path.join(folder, 'package.json'));

/** A file of the package, by its path below the package's folder. */
export const fileOfPackage = (file: string): string => path.join(folder, file);

/** A module as the package itself loads it: one of its own by its path, or one that it depends on. */
export function moduleOfPackage(name: string): unknown {
  return requireThere(name);
}

/** Puts another function in the place of one that a module of the package's build exports; its callers look it up there. */
export function replace<Arguments extends unknown[], Result>(
  name: string,
  wrap: (original: (...given: Arguments) => Result) => (...given: Arguments) => Result,
): void {
  const module = moduleOfPackage(`./dist/server/server/utils/${name}.js`) as Record<
    string,
    (...given: Arguments) => Result
  >;
  const original = module[name];
  if (!original) throw new Error(`${PACKAGE} has no function ${name} any more; see src/plugins/search-index.`);
  module[name] = wrap(original);
}
