/** The program of a worker. The sandbox's file is its own (src/sandbox/file). */
export const WORKER_PROGRAM = new URL('./worker.mjs', import.meta.url);
