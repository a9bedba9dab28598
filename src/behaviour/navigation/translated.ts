/** A page that the browser has translated contains other text than the application's, so links load the next page as a document. */
export function startPlainNavigation(): void {
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link && /\btranslated-/.test(document.documentElement.className)) event.stopPropagation();
    },
    true,
  );
}
