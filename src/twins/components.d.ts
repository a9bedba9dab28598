/** The components that pages are drawn with, by their names; src/plugins/twins/bundle.ts lists them. */
declare module 'twins:components' {
  export const components: Readonly<Record<string, React.ComponentType<object>>>;
}
