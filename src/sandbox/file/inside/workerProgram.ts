/** The program of a worker is the sandbox's file, which sees that it is one. */
export const WORKER_PROGRAM = new URL(import.meta.url);
