/** The site has none, so the theme's is not shipped. */
export default function Footer(): null {
  return null;
}
