/** Fetches the example document of a fold when the reader opens it, on every page from now on. */
export function startExamples(): void {
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches('main [data-example]')) return;
      void import('psb:fetched').then(({loadExample}) => loadExample(target));
    },
    true,
  );
}
