/** One thing of a contract that the search finds, with the place on the site where it is explained. */
export interface SearchRecord {
  /** Address of the page, without anchor. */
  readonly page: string;
  /** Id of the element on that page, without `#`. */
  readonly anchor: string;
  readonly title: string;
  /** What a hit shows below its title. */
  readonly text: string;
  /** HTTP method, for an operation. */
  readonly method?: string;
  /** Names, codes and paths that a reader may type; they weigh almost as much as the title. */
  readonly keywords?: readonly string[];
  /** A short explanation, which comes behind the page that owns the subject. */
  readonly aside?: boolean;
  /** What hits of this kind stand below, where it isn't the part of the site that has the page. */
  readonly group?: string;
  /** Part of the page, shown in place of its title. */
  readonly within?: string;
}

/** Page and anchor of an address such as `/endpoints/overview.html#API404`. */
export function placeOf(address: string): Pick<SearchRecord, 'page' | 'anchor'> {
  const [page = '', anchor = ''] = address.split('#');
  return {page, anchor};
}
