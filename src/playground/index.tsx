import {createRoot} from 'react-dom/client';
// GraphiQL asks for them when it is drawn; here they arrive with it.
import 'monaco-graphql/esm/monaco-editor.js';
import 'monaco-graphql/esm/lite.js';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './playground.css';
import content from 'playground:content';
import {createPartyService} from '../partyService/service';
import {App} from './App';
import {graphiqlColours} from './look/graphiqlColours';
import {restoreLeftovers, stowLeftovers} from './look/leftovers';
import {defineMonacoTheme} from './look/monacoTheme';
import {hurry} from './replaced/late';
import {provideWorkers, startWorkers} from './workers/create';

const ACTS = ['pointerdown', 'keydown'] as const;

function act(): void {
  hurry();
  startWorkers();
}

/** Gives Monaco and GraphiQL the colours of the site, in both modes. */
function styleOf(): HTMLStyleElement {
  defineMonacoTheme('light');
  defineMonacoTheme('dark');
  const style = document.createElement('style');
  style.textContent = `${graphiqlColours('light')} [data-theme=dark] ${graphiqlColours('dark')}`;
  return style;
}

/**
 * Draws the playground.
 * @param place an empty element
 * @returns ends it, and takes out of the document all that belongs to it
 */
export function mount(place: HTMLElement): () => void {
  restoreLeftovers();
  provideWorkers();
  const style = styleOf();
  document.head.append(style);
  const root = createRoot(place);
  root.render(<App content={content} service={createPartyService(content.data)} />);
  for (const type of ACTS) place.addEventListener(type, act, true);
  return () => {
    for (const type of ACTS) place.removeEventListener(type, act, true);
    root.unmount();
    style.remove();
    stowLeftovers();
  };
}
