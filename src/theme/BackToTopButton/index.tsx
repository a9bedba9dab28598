/** The site has none, so the theme's is not shipped. */
export default function BackToTopButton(): null {
  return null;
}
