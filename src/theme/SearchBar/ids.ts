/** Id of the list of hits. */
export const LIST = 'search-hits';

/** Id of one hit in the list. */
export const hitId = (number: number): string => `search-hit-${number}`;
