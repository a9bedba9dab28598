/** The half of react-dom's types that the playground uses; the package has none of its own. */
declare module 'react-dom/client' {
  import type {ReactNode} from 'react';
  export function createRoot(element: Element): {render(node: ReactNode): void; unmount(): void};
}

/** Modules in whose place one of `replaced/` comes; src/plugins/playground/replacements.ts gives the originals under these names. */
declare module 'original:@graphiql/react/dist/utility/jsonc.js' {
  export function parseJSONC(text: string): unknown;
  export function tryParseJSONC(text?: string): unknown;
}
declare module 'original:@graphiql/react/dist/components/operation-editor.js' {
  export const OperationEditor: typeof import('@graphiql/react').QueryEditor;
}
declare module 'original:@graphiql/react/dist/components/variables-editor.js' {
  export const VariablesEditor: typeof import('@graphiql/react').VariableEditor;
}
declare module 'original:@graphiql/react/dist/components/response-editor.js' {
  export const ResponseEditor: typeof import('@graphiql/react').ResponseEditor;
}
declare module 'original:@graphiql/plugin-doc-explorer/dist/context.js' {
  export {
    DOC_EXPLORER_PLUGIN,
    DocExplorerStore,
    useDocExplorer,
    useDocExplorerActions,
  } from '@graphiql/plugin-doc-explorer';
}
declare module 'original:@graphiql/plugin-doc-explorer/dist/components/doc-explorer.js' {
  export {DocExplorer} from '@graphiql/plugin-doc-explorer';
}

/** A module of Monaco without types. */
declare module 'monaco-editor/esm/vs/editor/browser/config/tabFocus.js' {
  export const TabFocus: {setTabFocusMode(isOn: boolean): void};
}

/** What src/plugins/playground fills in. */
declare module 'playground:content' {
  const content: import('../content/partyPlayground').PlaygroundContent;
  export default content;
}
declare module 'playground:data' {
  const data: import('../partyService/data').PartyData;
  export default data;
}
/** Addresses of the workers. */
declare const PLAYGROUND_WORKERS: Readonly<Record<'editor' | 'json' | 'graphql', string>>;
