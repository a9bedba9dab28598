/** A style sheet that the page carries itself: its text, and its class names. src/plugins/bundles/pageStyles.ts makes it. */
declare module '*.pcss' {
  const sheet: {toString(): string; readonly locals: Readonly<Record<string, string>>};
  export default sheet;
}
