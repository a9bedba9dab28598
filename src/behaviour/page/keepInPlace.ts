/** Makes a change above an element, and scrolls the page with it: the element stays where the reader sees it. */
export function keepInPlace(element: Element | undefined, change: () => void): void {
  const before = element?.getBoundingClientRect().top;
  change();
  if (element && before !== undefined) window.scrollBy(0, element.getBoundingClientRect().top - before);
}
