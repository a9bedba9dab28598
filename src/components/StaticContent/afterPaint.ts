/** Runs when the browser has painted what is in the document now. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
