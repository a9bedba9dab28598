/**
 * Docusaurus' quick tools, all but one: after a failed build the cache of pages that browser and server share can be unequal, and the next
 * build would wait for ever.
 */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
  mdxCrossCompilerCache: false,
} as const;
