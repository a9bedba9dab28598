/** The address of the Markdown twin of a page: `/introduction/overview.md`. */
export const twinOf = (page: string): string => (page === '/' ? '/index.md' : page.replace(/\.html$/, '.md'));

/** The twins of what the reference shows of a version beside its operations. */
export const schemasTwin = (version: string): string => `/reference/${version}/schemas.md`;
export const responsesTwin = (version: string): string => `/reference/${version}/responses.md`;

/** The index of all twins. */
export const twinIndex = '/llms.txt';
