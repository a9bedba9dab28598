/*
 * Runs in the page that checks documents before anything else does: notes when a file is chosen, when the first finding and the whole report are
 * painted, and the longest task of the page's thread meanwhile.
 */
const noted = {chosen: 0, first: 0, report: 0, longest: 0};
globalThis.noted = noted;

let former;
const banner = () => document.querySelector('.check-result .check-banner');

/** Notes the time of the next frame that is painted. */
const notePainted = (what) => {
  noted[what] = -1;
  requestAnimationFrame(() => setTimeout(() => (noted[what] = performance.now())));
};

addEventListener(
  'change',
  ({target}) => {
    if (target.type !== 'file') return;
    former = banner();
    Object.assign(noted, {chosen: performance.now(), first: 0, report: 0, longest: 0});
  },
  true,
);

new MutationObserver(() => {
  if (!noted.chosen) return;
  const shown = banner();
  const isReport = shown && shown !== former;
  if (noted.first === 0 && (isReport || document.querySelector('.check-so-far'))) notePainted('first');
  if (!isReport) return;
  if (noted.report === 0 && !document.querySelector('.check-busy')) notePainted('report');
}).observe(document, {subtree: true, childList: true, characterData: true});

new PerformanceObserver((list) => {
  for (const {startTime, duration} of list.getEntries())
    if (startTime + duration > noted.chosen) noted.longest = Math.max(noted.longest, duration);
}).observe({type: 'longtask'});
