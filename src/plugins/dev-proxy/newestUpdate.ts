declare const __webpack_hash__: string;

/** In ms. Within it an update that can be fetched has been applied. */
const PATIENCE = 10_000;

let newest = '';

/**
 * Loads an open page of the preview again when it doesn't become what the bundler has announced. Under load the connection to the bundler breaks, and when
 * the files of one update can't be fetched, the bundler's own client never asks again.
 */
window.addEventListener('message', ({data}: MessageEvent<unknown>) => {
  const announced = typeof data === 'string' && /^webpackHotUpdate(.+)/.exec(data)?.[1];
  if (!announced) return;
  newest = announced;
  setTimeout(() => {
    if (newest === announced && newest !== __webpack_hash__) window.location.reload();
  }, PATIENCE);
});
