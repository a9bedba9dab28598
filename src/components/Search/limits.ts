/** Hits of one answer, at most. */
export const MOST_HITS = 100;

/** Hits that the box shows, at most. Their excerpts come with the answer. */
export const MOST_SHOWN = 8;

/** Rules and messages that are compared with a pasted text: many say nearly the same. */
export const MOST_COMPARED = 10;
