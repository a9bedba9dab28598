import {showInFiltered, startFilterBoxes} from './filterBox';

/** What the page script loads where a page has a filter. */
export interface Filters {
  readonly startFilterBoxes: (signal: AbortSignal) => void;
  readonly showInFiltered: () => void;
}

const filters: Filters = {startFilterBoxes, showInFiltered};

export default filters;
