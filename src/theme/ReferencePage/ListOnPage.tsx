import type {ReactNode} from 'react';

/** A copy of the list of operations that the page has: its data is not shipped to the browser. */
export default function ListOnPage(): ReactNode {
  const list = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-reference] > nav');
  const copy = (element: HTMLElement | null): void => {
    if (list) element?.replaceChildren(list.cloneNode(true));
  };
  return <div ref={copy} data-versions={list?.parentElement?.dataset.versions} />;
}
