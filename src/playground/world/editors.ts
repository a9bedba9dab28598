import type {Texts} from './texts';

/** What the bar and the examples do with GraphiQL's editors, which live in GraphiQL's own store. */
export interface Editors {
  /** The texts as they are now, and the operation that runs. */
  current(): Texts & {readonly operationName: string | undefined};
  /** Shows texts without overwriting what the reader typed. */
  open(texts: Texts): void;
  /** Stops the request that runs. */
  stop(): void;
}
