import {parsedHtml} from '../../components/parsedHtml';
import {labelUnfold} from './unfold';

/** Puts its document into a fold. When the file can't be fetched, the link to it stays, and the next opening tries again. */
async function load(fold: HTMLElement, file: string): Promise<void> {
  const response = await fetch(`${REQUESTS}examples/${file}.json`).catch(() => undefined);
  const code = fold.querySelector('code');
  if (!response?.ok || !code) return;
  delete fold.dataset.example;
  code.replaceChildren(...Array.from(parsedHtml(`<body>${await response.json()}`).body.childNodes));
  labelUnfold(fold);
}

/** Fetches the example document of a fold when the reader opens it, on every page from now on. */
export function startExamples(): void {
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches('main [data-example]')) return;
      void load(target, target.dataset.example ?? '');
    },
    true,
  );
}
