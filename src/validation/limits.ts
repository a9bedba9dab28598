/** The largest file that is read: as much as an operation of the service accepts. */
export const MAXIMUM_BYTES = 52_428_800;

/** The deepest nesting of elements. The deepest published document structure needs fewer than 40. */
export const MAXIMUM_DEPTH = 200;

/** How many lines of an invoice are surely checked in a second; on two idle cores it is twice as many. */
export const LINES_PER_SECOND = 100;
