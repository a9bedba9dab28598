/** Milliseconds after the schema: GraphiQL has given it to Monaco then, which would replace a worker that runs without it. */
const AFTER_SCHEMA = 150;

let start = (): void => undefined;
const started = new Promise<void>((resolve) => {
  start = resolve;
});

/** Lets Monaco's workers start, now that there is a schema. */
export const startWorkers = (): void => void setTimeout(start, AFTER_SCHEMA);

/**
 * Tells Monaco where its workers are: files of this site, so that no policy has to allow `blob:` or `eval`. They start after the editor
 * and the schema.
 */
export function provideWorkers(): void {
  window.MonacoEnvironment = {
    async getWorker(_id, label) {
      await started;
      const address = label === 'json' || label === 'graphql' ? PLAYGROUND_WORKERS[label] : PLAYGROUND_WORKERS.editor;
      return new Worker(address, {type: 'module', name: label});
    },
  };
}
