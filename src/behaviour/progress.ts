/** The next page comes at once, and a bar would only flash, when it takes no longer. */
const DELAY_MS = 120;

let timer: number | undefined;

const mark = (shown: boolean): boolean => document.documentElement.toggleAttribute('data-progress', shown);

/** Shows the progress bar of src/css/frame.css when the next page takes longer than 120 ms. */
export function startProgress(): void {
  timer ??= window.setTimeout(() => mark(true), DELAY_MS);
}

/** Takes the bar away: the next page is there, or the reader has stopped it. */
export function endProgress(): void {
  window.clearTimeout(timer);
  timer = undefined;
  mark(false);
}
