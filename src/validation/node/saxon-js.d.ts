/** The part of SaxonJS that the engine uses; the package has no types. */
declare module 'saxon-js' {
  interface Transformation {
    stylesheetInternal: unknown;
    stylesheetBaseURI: string;
    sourceText: string;
    destination: 'serialized';
  }
  const SaxonJS: {transform(options: Transformation): {principalResult: string}};
  export default SaxonJS;
}
