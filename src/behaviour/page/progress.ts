import {internalTarget} from '../../components/StaticContent/internalTarget';
import {endProgress, startProgress} from '../progress';

/** Shows progress where the browser loads the next page of the site; the application answers for the pages that it draws itself. */
export function startDocumentProgress(): void {
  document.addEventListener('click', (event) => {
    if (internalTarget(event)) startProgress();
  });
  document.addEventListener('submit', ({defaultPrevented}) => {
    if (!defaultPrevented) startProgress();
  });
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') endProgress();
  });
  // Back can return to this document as it was left.
  window.addEventListener('pageshow', endProgress);
}
