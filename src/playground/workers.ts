/** Milliseconds after the schema: GraphiQL has given it to Monaco then, which would replace a worker that runs without it. */
const AFTER_SCHEMA = 150;

let start = (): void => undefined;
const started = new Promise<void>((resolve) => {
  start = resolve;
});

/** Lets Monaco's workers start, now that there is a schema. */
export const startWorkers = (): void => void setTimeout(start, AFTER_SCHEMA);

/** Tells Monaco where its workers are: files of this site, so that no policy has to allow `blob:` or `eval`. */
export function provideWorkers(): void {
  window.MonacoEnvironment = {
    async getWorker(_id, label) {
      await started;
      const name = label === 'json' || label === 'graphql' ? label : 'editor';
      return new Worker(PLAYGROUND_WORKERS[`worker-${name}`], {type: 'module', name: label});
    },
  };
}
