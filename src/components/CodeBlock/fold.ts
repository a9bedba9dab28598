/** How many lines a folded block shows; src/css/tokens.css has the same in `--fold`. */
const FOLD = 30;

/** A button that hides no more lines than it takes the place of is worth nothing. */
const REST = 3;

/** Lines of a text, highlighted or not. */
export const linesOf = (text: string): number => text.trimEnd().split('\n').length;

/** Whether a block with so many lines is folded. */
export const isFolded = (lines: number): boolean => lines > FOLD + REST;

/** How many of its lines a block shows when the page opens. */
export const shownLines = (lines: number): number => (isFolded(lines) ? FOLD : lines);

/** What the button of a folded block says. */
export const unfoldLabel = (lines: number): string => `Show all ${lines} lines`;
