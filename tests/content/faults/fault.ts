/** A fault of the content: what somebody changes, and what the check says of it. */
export interface Fault {
  readonly what: string;
  /** The file that is changed, or that the text of `create` makes. */
  readonly file: string;
  /** The text that is replaced, which the file has. */
  readonly from?: string;
  readonly to?: string;
  /** A line that is added to the end of the file. */
  readonly append?: string;
  /** The text of a file that does not exist yet. */
  readonly create?: string;
  readonly remove?: true;
  /** A text that ends on the line of the message, the first one in its file while the fault is there; default: the first line that is added. */
  readonly at?: string;
  /** The whole message: file, line, what is wrong, and what to do. `LINE` is the number of the line that `at` finds. */
  readonly says: string;
  /** Faults of a round are there at the same time. One that hides others, because what it breaks is not read any further, is in a later round; default: 1. */
  readonly round?: number;
}
