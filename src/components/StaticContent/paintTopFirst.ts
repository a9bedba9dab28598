/** Runs when the browser has painted what is in the document now. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Lets the browser paint the first window of a page before it lays out the rest. Only for a page that starts at its top. */
export function paintTopFirst(content: HTMLElement): void {
  content.dataset.arriving = '';
  afterPaint(() => delete content.dataset.arriving);
}
