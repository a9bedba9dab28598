import {onPress} from './press';

/** Docusaurus gives its skip link an address that includes the sidebar, and corrects that when the application is there. */
const LINK = 'a[href="#__docusaurus_skipToContent_fallback"]';

/** The skip link leads to the main part of the page. */
export function startSkipLink(): void {
  onPress(LINK, (_link, event) => {
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
  });
}
