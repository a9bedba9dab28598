/** The sandbox as one file, its hash, and the licences of what is in it: their addresses without the leading slash. */
export const sandboxFile = {
  program: 'sandbox.mjs',
  hash: 'sandbox.mjs.sha256',
  licences: 'sandbox.licences.txt',
} as const;

/** The addresses of all of them. */
export const sandboxFiles: readonly string[] = Object.values(sandboxFile);
