export {
  DOC_EXPLORER_PLUGIN,
  DocExplorerStore,
  useDocExplorer,
  useDocExplorerActions,
} from '../../../node_modules/@graphiql/plugin-doc-explorer/dist/context.js';
