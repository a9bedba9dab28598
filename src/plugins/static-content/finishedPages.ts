import {changedSince, stateOf, type Read} from '../../sources/files';

interface FinishedPage {
  readonly module: string;
  /** All that it is made of, by paths from the project's root or absolute ones. */
  readonly reads: readonly Read[];
}

/** The pages that have been made, by their sources. */
export interface FinishedPages {
  /** @returns nothing when something that the page is made of is another than it was */
  readonly find: (source: string) => FinishedPage | undefined;
  /** Keeps a page that was begun at `since`, in milliseconds. */
  readonly keep: (source: string, page: FinishedPage & {readonly since: number}) => void;
}

/** Remembers pages, for the second bundle and the preview: a page is made again when a file that it reads, or the aspect of a file, has changed. */
export function finishedPages(): FinishedPages {
  const pages = new Map<string, FinishedPage & {readonly states: readonly string[]}>();
  return {
    find(source) {
      const page = pages.get(source);
      return page?.reads.every((read, index) => stateOf(read) === page.states[index]) ? page : undefined;
    },
    keep(source, {module, reads, since}) {
      // What changed meanwhile may have been read before.
      if (reads.some((read) => changedSince(read, since))) pages.delete(source);
      else pages.set(source, {module, reads, states: reads.map(stateOf)});
    },
  };
}
