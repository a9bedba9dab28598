import {parsedHtml} from '../../components/parsedHtml';
import {labelUnfold} from '../page/unfold';

/** Puts its example document into a fold. When the file can't be fetched, the link to it stays, and the next opening tries again. */
export async function loadExample(fold: HTMLElement): Promise<void> {
  const file = fold.dataset.example ?? '';
  const response = await fetch(`${REQUESTS}examples/${file}.json`).catch(() => undefined);
  const code = fold.querySelector('figure code');
  if (!response?.ok || !code) return;
  delete fold.dataset.example;
  code.replaceChildren(...Array.from(parsedHtml(`<body>${await response.json()}`).body.childNodes));
  labelUnfold(fold);
}
