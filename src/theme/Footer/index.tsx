/**
 * Nothing below the page: a footer there would push the sidebar, with the reader's place in it, out of view. Pages draw the theme's original
 * at the end of the text instead, as `PageFooter`.
 */
export default function Footer(): null {
  return null;
}
