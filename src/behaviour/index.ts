import {chooseLanguage, markLanguage} from '../components/Samples/language';

/** What a copy button stands for: a link to this page's anchor, a given text, or the code beside it. */
function textOf(button: HTMLElement): string {
  const {copy, copyLink} = button.dataset;
  if (copyLink) return `${window.location.origin}${window.location.pathname}#${copyLink}`;
  return copy ?? button.closest('figure')?.querySelector('code')?.textContent ?? '';
}

async function press(event: Event): Promise<void> {
  const target = event.target instanceof Element ? event.target : null;
  const language = target?.closest<HTMLElement>('button[data-choice]')?.dataset.choice;
  if (language) chooseLanguage(language);
  const button = target?.closest<HTMLButtonElement>(
    'button[data-copy-code], button[data-copy], button[data-copy-link]',
  );
  if (!button) return;
  const {copyText} = await import('./copy');
  await copyText(button, textOf(button));
}

if (typeof document !== 'undefined') document.addEventListener('click', (event) => void press(event));

/** Docusaurus calls this after each page: marks the chosen language on the buttons that the server drew. */
export function onRouteDidUpdate(): void {
  markLanguage();
}
