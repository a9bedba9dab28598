/** Text that unfolds, as the browser does it: the theme's own needs a script and its style sheet. */
export default function MDXDetails(props: React.ComponentProps<'details'>): React.ReactNode {
  return <details {...props} />;
}
