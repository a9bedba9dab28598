/**
 * Docusaurus' quick tools but two. After a failed build the shared cache of pages can be incomplete, and the next build would wait for ever. Each worker
 * that writes pages would first load all that the build has loaded already.
 */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: false,
  gitEagerVcs: true,
  mdxCrossCompilerCache: false,
} as const;
