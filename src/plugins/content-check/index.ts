import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentChecker} from './checker';

const NAME = 'content-check';

/** What is used of the bundler. */
interface Compiler {
  readonly watching?: {readonly invalidate: () => void};
  readonly hooks: {
    readonly afterCompile: {readonly tap: (name: string, run: (compilation: Compilation) => void) => void};
    readonly done: {readonly tap: (name: string, run: () => void) => void};
  };
}

interface Compilation {
  readonly warnings: Error[];
  readonly errors: readonly Error[];
}

/** A fault without the stack of our code, which says nothing to an author. */
const warningOf = (fault: string): Error => Object.assign(new Error(fault), {stack: ''});

/**
 * Checks the content after each compilation; what it finds becomes warnings of the next one, which follows when they have changed, unless its errors
 * have told the same. That one may have seen a further edit, so it is checked too.
 */
function warn(compiler: Compiler, siteDir: string): void {
  let faults: readonly string[] = [];
  let told = '';
  const checker = contentChecker(siteDir, (found) => {
    const isKnown =
      found.join('\n') === faults.join('\n') || [...faults, ...found].every((each) => told.includes(each));
    faults = found;
    if (!isKnown) compiler.watching?.invalidate();
  });
  compiler.hooks.afterCompile.tap(NAME, ({warnings, errors}) => {
    told = errors.map(({message}) => message).join('\n');
    warnings.push(...faults.map(warningOf));
  });
  compiler.hooks.done.tap(NAME, checker.ask);
}

/** Shows what `npm run check:content` finds over an open page of the preview, which goes on to change with what its author writes. */
export default function contentCheckPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: NAME,
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'production'
        ? {}
        : ({
            devServer: {client: {overlay: {warnings: true}}},
            plugins: [{apply: (compiler: Compiler) => warn(compiler, siteDir)}],
          } as object),
  };
}
