/** What we use and correct of lunr, which has no types of its own. */
declare module 'lunr/lunr.js' {
  interface TokenSet {
    readonly final: boolean;
    readonly edges: Readonly<Record<string, {readonly id: number}>>;
    toString(): string;
    intersect(other: TokenSet): TokenSet;
    toArray(): string[];
  }
  interface Token {
    readonly metadata: Readonly<Record<string, readonly string[]>>;
    toString(): string;
  }
  interface Builder {
    readonly pipeline: {reset(): void; add(step: (token: Token) => Token | Token[] | undefined): void};
    readonly searchPipeline: {reset(): void};
    tokenizer: (text: string, metadata: object) => Token[];
    ref(name: string): void;
    field(name: string, options: {readonly boost: number}): void;
    add(document: Readonly<Record<string, string>>, attributes: {readonly boost: number}): void;
  }
  const lunr: {
    (build: (this: Builder) => void): object;
    readonly stemmer: (token: Token) => Token;
    readonly stopWordFilter: (token: Token) => Token | undefined;
    readonly Token: new (text: string, metadata: object) => Token;
    readonly TokenSet: {
      new (): TokenSet;
      readonly prototype: TokenSet;
      fromArray(sorted: readonly string[]): TokenSet;
      fromFuzzyString(text: string, distance: number): TokenSet;
    };
    readonly Pipeline: {registerFunction(step: (token: Token) => Token | Token[] | undefined, label: string): void};
  };
  export default lunr;
}
