/** What an author writes on a component, as plain strings. */
export type Attributes = Readonly<Record<string, string>>;

/** What a component gets in place of the author's names, and the heading that goes before it in the contents list. */
export interface Expansion {
  readonly props: Readonly<Record<string, unknown>>;
  readonly heading?: {readonly text: string; readonly id: string};
}

/** A name that the contracts do not have; the caller adds file and line. */
export class UnknownName extends Error {}
