/** A code list as plain data: what is needed to propose one of its codes. */
export interface CodeListData {
  /** `unit`, the name of its page and of its aliases. */
  readonly name: string;
  /** Prefix of the anchors on its page: `unit` for `#unit-KGM`. */
  readonly prefix: string;
  /** Codes with their names, in the order of the list. */
  readonly codes: readonly {readonly code: string; readonly name: string}[];
  /** The codes that the page of the list shows first. */
  readonly common?: readonly string[];
}

/** A code that is near to a wrong one, with its row on the page of the list. */
export interface NearCode {
  readonly code: string;
  readonly name: string;
  readonly href: string;
}
