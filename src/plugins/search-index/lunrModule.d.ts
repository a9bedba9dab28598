/** What is corrected of lunr, which has no types of its own. */
declare module 'lunr/lunr.js' {
  interface TokenSet {
    readonly final: boolean;
    readonly edges: Readonly<Record<string, {readonly id: number}>>;
    toString(): string;
  }
  const lunr: {
    readonly TokenSet: {new (): TokenSet; readonly prototype: TokenSet};
  };
  export default lunr;
}
