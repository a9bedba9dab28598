import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';

const files = new Set<string>();

/**
 * Notes files of which something reaches the reader: what a bundle was made of, or what is served as it is.
 * @param given paths from the project's root, or absolute ones; what is not a file of a package is ignored
 */
export function noteShipped(given: Iterable<string>): void {
  for (const file of given) {
    const own = path.relative('.', file).replaceAll(path.sep, '/');
    if (own.startsWith('node_modules/')) files.add(own);
  }
}

/** The noted files of packages, by their paths from the project's root, sorted. */
export const shippedFiles = (): string[] => [...files].sort();

type Compiler = Parameters<InstanceType<CurrentBundler['instance']['BannerPlugin']>['apply']>[0];
type Compilation = Parameters<Parameters<Compiler['hooks']['afterEmit']['tap']>[1]>[0];
type Module = Compilation['modules'] extends Iterable<infer Each> ? Each : never;

/** The file of a module, whose name begins with the loaders that it went through, and may end with a query. */
const fileOf = (module: Module): string => /[^!|]*$/.exec(module.identifier())?.[0].replace(/\?.*$/, '') ?? '';

/** The modules that became one, or the module itself. */
const partsOf = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];

/** Notes the modules that the bundler of the site puts into scripts and style sheets. */
export class ShippedModules {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ShippedModules', ({modules, chunkGraph}) => {
      for (const module of modules) {
        if (Array.from(chunkGraph.getModuleChunks(module)).length > 0) noteShipped(partsOf(module).map(fileOf));
      }
    });
  }
}
