/**
 * Nothing below the page: there it would push the sidebar, with the reader's place in it, out of view. `PageFooter` is in the column of the
 * text instead.
 */
export default function Footer(): null {
  return null;
}
