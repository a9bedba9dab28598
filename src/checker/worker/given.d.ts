/** Constants that src/plugins/checker fills in. */

/** Address of the file of SaxonJS. */
declare const SAXON: string;

declare module 'checker:files' {
  const files: import('../model').CheckerFiles;
  export default files;
}

/** Of a worker that is no module; the types of TypeScript for workers and for pages exclude each other. */
declare function importScripts(...addresses: string[]): void;

declare module 'checker:engine' {
  export * from '@site/src/checker/worker/engine';
}
