/** Milliseconds after which workers start, unless the reader does something first: the editor is there before them. */
const LATEST = 2500;

let start = (): void => undefined;
const started = new Promise<void>((resolve) => {
  start = resolve;
});

/** Lets Monaco's workers start. */
export const startWorkers = (): void => start();

/**
 * Tells Monaco where its workers are: files of this site, so that no policy has to allow `blob:` or `eval`. They start when the browser has
 * nothing better to do.
 */
export function provideWorkers(): void {
  setTimeout(startWorkers, LATEST);
  window.MonacoEnvironment = {
    async getWorker(_id, label) {
      await started;
      const address = label === 'json' || label === 'graphql' ? PLAYGROUND_WORKERS[label] : PLAYGROUND_WORKERS.editor;
      return new Worker(address, {type: 'module', name: label});
    },
  };
}
