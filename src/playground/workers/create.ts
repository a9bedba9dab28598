/** Milliseconds after which workers start, unless the reader does something first: the editor is there before them. */
const LATEST = 2500;

let start = (): void => undefined;
const started = new Promise<void>((resolve) => {
  start = resolve;
});

/** Monaco asks for a worker anew when its settings change; of those that haven't started, the last one is made. */
const asked = new Map<string, symbol>();

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
      const mine = Symbol(label);
      asked.set(label, mine);
      await started;
      if (asked.get(label) !== mine) return new Promise<never>(() => undefined);
      const address = label === 'json' || label === 'graphql' ? PLAYGROUND_WORKERS[label] : PLAYGROUND_WORKERS.editor;
      return new Worker(address, {type: 'module', name: label});
    },
  };
}
