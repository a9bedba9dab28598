/** Hits of one answer, at most. */
export const MOST_HITS = 100;

/** Hits that the box shows, at most. Their excerpts come with the answer. */
export const MOST_SHOWN = 8;
