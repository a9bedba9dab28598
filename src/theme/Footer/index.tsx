/** Nothing: a footer below the page would push the sidebar out of view. Pages draw the original at the end of their text. */
export default function Footer(): null {
  return null;
}
