import type {Bus} from '../bus/bus';
import type {Entry, EntryKind} from '../bus/journal';
import type {Item} from './parts';
import type {SectionName} from './paths';

/** How many entries a page of a list has. */
const PAGE_SIZE = 50;

/** What the address of a section asks for. */
export interface Wanted {
  /** From 1. */
  readonly page: number;
  /** The ID of the only document that is wanted. */
  readonly document?: string;
}

/** A section of the page. */
export interface Section {
  readonly name: SectionName;
  /** What the section shows, in a sentence or two. */
  readonly about: string;
  /** What it says while it has nothing. */
  readonly none: string;
  /** How many entries it has. */
  count(bus: Bus): number;
  /** The entries of a page of it, newest first. */
  items(bus: Bus, wanted: Wanted): readonly Item[];
}

/** The part of a list that a page of it has. */
export const pageOf = <T>(all: readonly T[], {page}: Wanted): readonly T[] =>
  all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

export const pageCount = (entries: number): number => Math.max(1, Math.ceil(entries / PAGE_SIZE));

/** A section of the entries of one kind in the journal. */
export const journalSection = (
  kind: EntryKind,
  texts: Pick<Section, 'name' | 'about' | 'none'>,
  item: (entry: Entry) => Omit<Item, 'key'>,
): Section => ({
  ...texts,
  count: ({journal}) => journal.of(kind).length,
  items: ({journal}, wanted) =>
    pageOf(journal.of(kind), wanted).map((entry) => ({key: `entry-${entry.number}`, ...item(entry)})),
});
