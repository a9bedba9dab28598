/** Docusaurus' quick tools but one: after a failed build the shared cache of pages can be incomplete, and the next build would wait for ever. */
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
