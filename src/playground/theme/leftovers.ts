const LEFT = 'head > style.monaco-colors, head > style[media=screen][type="text/css"], body > .monaco-aria-container';

let stowed: Element[] = [];

/** Removes what Monaco and GraphiQL have added to the document outside their element. */
export function stowLeftovers(): void {
  stowed = Array.from(document.querySelectorAll(LEFT));
  for (const element of stowed) element.remove();
  document.body.classList.remove('graphiql-light', 'graphiql-dark');
}

/** Puts it back: Monaco makes its styles once, and the reader can come back to the page. */
export function restoreLeftovers(): void {
  for (const element of stowed) (element.matches('style') ? document.head : document.body).append(element);
  stowed = [];
}
