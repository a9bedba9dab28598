import {createRoot} from 'react-dom/client';
import {addSheet} from '../../components/addSheet';
import {createClient} from '../client';
import {App} from './App';
import './checker.css';
import './causes.css';
import './acceptance.css';
import './report.css';
import './code.css';

/** Draws the check of documents in an empty element, with the style sheet at an address. The signal removes all of it, and what it knows of documents. */
export async function start(place: HTMLElement, styles: string, signal: AbortSignal): Promise<void> {
  const isLeft = (): boolean => signal.aborted;
  if (isLeft()) return;
  await addSheet(styles, signal);
  if (isLeft()) return;
  const client = createClient();
  const root = createRoot(place);
  root.render(<App client={client} />);
  signal.addEventListener('abort', () => {
    client.cancel();
    root.unmount();
  });
}
