/** Whether this bundle draws the content of pages: not in the reader's browser. src/plugins/static-content defines it. */
declare const DRAWS_CONTENT: boolean;

declare namespace NodeJS {
  interface Require {
    /** The bundler's own function: all modules of a folder whose path matches. */
    context(folder: string, subfolders: boolean, files: RegExp): (path: string) => unknown;
  }
}
