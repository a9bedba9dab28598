import type {Page} from '@playwright/test';
import type {Hit} from '../../search/questions';

/** What a search answered, and how long that took from the question to the list. */
export interface Answer {
  readonly hits: readonly Hit[];
  readonly milliseconds: number;
}

/** A search in a page, as a reader uses it. */
export interface Engine {
  readonly name: string;
  /** Opens the page that has the search, up to where nothing of the search is loaded. */
  open(page: Page): Promise<void>;
  /** The reader turns to the search, which loads what it needs before a question. */
  focus(page: Page): Promise<void>;
  /** Puts a question as a whole. The hits are the first three. */
  ask(page: Page, question: string): Promise<Answer>;
}

/** Of how many hits a reader looks at. */
export const FIRST_HITS = 3;
