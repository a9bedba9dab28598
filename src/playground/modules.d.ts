/** The part of react-dom that the playground uses; the package has no types. */
declare module 'react-dom/client' {
  export function createRoot(element: Element): {render(node: React.ReactNode): void; unmount(): void};
}

declare module 'monaco-editor/esm/vs/editor/browser/config/tabFocus.js' {
  export const TabFocus: {setTabFocusMode(isOn: boolean): void};
}

/** What src/plugins/playground fills in. */
declare module 'playground:content' {
  const content: import('../sources/party/playgroundContent').PlaygroundContent;
  export default content;
}
declare module 'playground:data' {
  const data: import('../partyService/data').PartyData;
  export default data;
}
declare const PLAYGROUND_WORKERS: Readonly<Record<'worker-editor' | 'worker-json' | 'worker-graphql', string>>;
