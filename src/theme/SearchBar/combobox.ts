/** Gives an element the attribute, unless it has it: an observer that writes at every change would never rest. */
function put(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function mend(box: Element): void {
  const input = box.querySelector('input[aria-owns]');
  const menu = box.querySelector('[id$="-listbox-0"]');
  if (!input || !menu) return;
  const list = menu.querySelector('[role="option"]')?.parentElement ?? undefined;
  menu.removeAttribute('role');
  if (list) {
    put(list, 'role', 'listbox');
    put(list, 'aria-label', 'Search results');
    put(list, 'id', `${menu.id}-results`);
  }
  put(input, 'aria-controls', list?.id ?? menu.id);
  put(input, 'aria-owns', list?.id ?? menu.id);
}

/**
 * Mends the roles of the search package (autocomplete.js 0.38): its list of results holds a link beside the results, and its
 * input does not say which list it controls; both break WCAG 4.1.2.
 * @param box element around the search box
 * @returns stops it
 */
export function mendCombobox(box: Element): () => void {
  const observer = new MutationObserver(() => mend(box));
  observer.observe(box, {childList: true, subtree: true});
  return () => observer.disconnect();
}
