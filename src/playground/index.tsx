import {createRoot} from 'react-dom/client';
// GraphiQL asks for them when it is drawn; here they arrive with it.
import 'monaco-graphql/esm/monaco-editor.js';
import 'monaco-graphql/esm/lite.js';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './playground.css';
import './graphiql.css';
import {addSheet} from '../components/addSheet';
import {App} from './App';
import {graphiqlColours} from './theme/colours';
import {restoreLeftovers, stowLeftovers} from './theme/leftovers';
import {defineMonacoTheme} from './theme/monacoTheme';
import {leave} from './state/leaving';
import {provideWorkers} from './workers';

/** Gives Monaco and GraphiQL the colours of the site, in both modes. */
function styleOf(): HTMLStyleElement {
  defineMonacoTheme('light');
  defineMonacoTheme('dark');
  const style = document.createElement('style');
  style.textContent = graphiqlColours('light') + graphiqlColours('dark');
  return style;
}

/** Draws the playground in an empty element, with the style sheet at an address. The signal removes all of it from the document. */
export async function start(place: HTMLElement, styles: string, signal: AbortSignal): Promise<void> {
  const isLeft = (): boolean => signal.aborted;
  if (isLeft()) return;
  await addSheet(styles, signal);
  if (!isLeft()) signal.addEventListener('abort', mount(place));
}

function mount(place: HTMLElement): () => void {
  restoreLeftovers();
  provideWorkers();
  const style = styleOf();
  document.head.append(style);
  const root = createRoot(place);
  root.render(<App />);
  window.addEventListener('pagehide', leave);
  return () => {
    leave();
    window.removeEventListener('pagehide', leave);
    root.unmount();
    style.remove();
    stowLeftovers();
  };
}
