/** What is corrected of lunr, which has no types of its own. */
declare module 'lunr/lunr.js' {
  interface TokenSet {
    readonly final: boolean;
    readonly edges: Readonly<Record<string, {readonly id: number}>>;
    toString(): string;
  }
  const lunr: {readonly TokenSet: {readonly prototype: TokenSet}; readonly Index: {load(index: object): LunrIndex}};
  interface LunrIndex {
    readonly tokenSet: {toArray(): string[]};
    search(query: string): readonly {readonly ref: string}[];
  }
  export default lunr;
}
