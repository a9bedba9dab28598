import {copyText} from './copy';
import {chooseLanguage, markLanguage} from '../components/Samples/language';

/** What a copy button stands for: a link to this page's anchor, a given text, or the code beside it. */
function copy(button: HTMLButtonElement): Promise<void> {
  const {copy: given, copyLink} = button.dataset;
  if (copyLink) return copyText(button, `${window.location.origin}${window.location.pathname}#${copyLink}`, null);
  if (given !== undefined) return copyText(button, given, null);
  const code = button.closest('figure')?.querySelector('code') ?? null;
  return copyText(button, code?.textContent ?? '', code);
}

function press(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const language = target?.closest<HTMLElement>('button[data-choice]')?.dataset.choice;
  if (language) chooseLanguage(language);
  const button = target?.closest<HTMLButtonElement>(
    'button[data-copy-code], button[data-copy], button[data-copy-link]',
  );
  if (button) void copy(button);
}

if (typeof document !== 'undefined') document.addEventListener('click', press);

/** Docusaurus calls this after each page: marks the chosen language on the buttons that the server drew. */
export function onRouteDidUpdate(): void {
  markLanguage();
}
