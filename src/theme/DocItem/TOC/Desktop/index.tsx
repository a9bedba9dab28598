/** Nothing: the sidebar carries the headings of the page. */
export default function DocItemTOCDesktop(): null {
  return null;
}
