/** Docusaurus gives its skip link an address that includes the sidebar, and corrects that when the application is there. */
const LINK = 'a[href="#__docusaurus_skipToContent_fallback"]';

/** The skip link leads to the main part of the page. */
export function startSkipLink(): void {
  document.addEventListener('click', (event) => {
    const main = document.querySelector('main');
    if (!main || !(event.target instanceof Element) || !event.target.closest(LINK)) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
  });
}
