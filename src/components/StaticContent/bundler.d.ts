/**
 * Whether this bundle draws the content of pages: true on the server and in the preview; false in the reader's browser, which keeps what
 * the server drew. src/plugins/static-content defines it, so that components and data that are not drawn are left out of the bundle.
 */
declare const DRAWS_CONTENT: boolean;

declare namespace NodeJS {
  interface Require {
    /** The bundler's own function: all modules of a folder whose path matches. */
    context(folder: string, subfolders: boolean, files: RegExp): (path: string) => unknown;
  }
}
