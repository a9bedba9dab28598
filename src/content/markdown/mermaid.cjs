/** Loads beautiful-mermaid, an ES module. The loader of Docusaurus' configuration turns `import()` into `require` in every file but `.cjs`. */
exports.loadMermaid = () => import('beautiful-mermaid');
