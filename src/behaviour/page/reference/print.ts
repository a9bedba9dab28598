import {entries} from './filter';

/** Opens everything for paper, and folds it again afterwards. */
export function unfoldForPrint(root: HTMLElement, signal: AbortSignal): void {
  let folded: HTMLDetailsElement[] = [];
  const open = (value: boolean) => (): void => {
    if (value) folded = entries(root).filter((entry) => !entry.open);
    for (const entry of folded) entry.open = value;
  };
  window.addEventListener('beforeprint', open(true), {signal});
  window.addEventListener('afterprint', open(false), {signal});
}
