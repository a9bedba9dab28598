/** The files that travel in the sandbox's file, written by ../archive.ts. */
declare module 'sandbox:archive' {
  interface Folder {
    /** The sizes of its files in bytes by their names, in the order of their data. */
    readonly sizes: Readonly<Record<string, number>>;
    /** The data of all files, one after another: brotli, in Base64. */
    readonly data: () => string;
  }
  /** By the paths of the folders from the project's root. */
  export const folders: Readonly<Record<string, Folder>>;
}

/** The XML parser, which must be started before a module that parses is imported. ../seams.ts writes it. */
declare module 'sandbox:libxml2' {
  export const startLibxml2: () => Promise<void>;
}

/** Whose work is in the file, as ../licences.ts lists it: brotli, in Base64. */
declare module 'sandbox:licences' {
  export const licences: () => string;
}
