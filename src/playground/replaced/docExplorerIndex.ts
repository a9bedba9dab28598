/** What GraphiQL uses of the package; the rest is loaded with the explorer. */
export {
  DOC_EXPLORER_PLUGIN,
  DocExplorerStore,
  useDocExplorer,
  useDocExplorerActions,
} from 'original:@graphiql/plugin-doc-explorer/dist/context.js';
