/** The browser side of the search package that we call; it brings no types for it. Address: folder and hash of the index file. */
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker' {
  interface Found {
    readonly document: Readonly<Record<'t' | 'x' | 'u' | 'w', string> & Partial<Record<'m' | 'g', string>>>;
    /** By the words and stems of the index that the query meets. */
    readonly metadata: Readonly<Record<string, unknown>>;
  }

  export function fetchIndexesByWorker(folder: string, hash: string): Promise<void>;
  export function searchByWorker(folder: string, hash: string, query: string, limit: number): Promise<readonly Found[]>;
}
