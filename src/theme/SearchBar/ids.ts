/** Id of the list of hits. */
export const LIST = 'search-hits';

/** Id of one hit in the list. */
export const hitId = (number: number): string => `search-hit-${number}`;

/** Id of the name of a group of hits. */
export const groupId = (number: number): string => `search-group-${number}`;
