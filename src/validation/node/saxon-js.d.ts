/** The part of SaxonJS that the engine uses; the package has no types. */
declare module 'saxon-js' {
  interface Transformation {
    stylesheetInternal: unknown;
    stylesheetBaseURI: string;
    sourceText: string;
    destination: 'serialized';
    /** Documents that the sheet reads, by their addresses. */
    documentPool?: Readonly<Record<string, unknown>>;
  }
  const SaxonJS: {
    transform(options: Transformation): {principalResult: string};
    /** Parses a document, for `documentPool`. */
    getResource(options: {type: 'xml'; text: string}): Promise<unknown>;
  };
  export default SaxonJS;
}
