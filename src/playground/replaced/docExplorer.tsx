import {lazy, Suspense, createElement} from 'react';
const Real = lazy(async () => ({default: (await import('../../../node_modules/@graphiql/plugin-doc-explorer/dist/components/doc-explorer.js?original')).DocExplorer}));
export function DocExplorer() { return createElement(Suspense, {fallback: null}, createElement(Real)); }
