/**
 * Loads beautiful-mermaid. The package can only be imported, and the loader of Docusaurus' configuration turns `import()` into `require` in
 * every file but `.cjs`.
 */
exports.loadMermaid = () => import('beautiful-mermaid');
