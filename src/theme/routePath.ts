/** The address of a route by its key in Docusaurus' list of chunks, which is the address and a hash: `/a/b.html-1f3`. */
export const routePath = (key: string): string => key.replace(/-[^-]+$/, '');
