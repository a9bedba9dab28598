/** A block with more lines is folded to this number; src/css/tokens.css has the same in `--fold`. */
export const FOLD = 16;

/** Lines of a text, highlighted or not. */
export const linesOf = (text: string): number => text.trimEnd().split('\n').length;

/** What the button of a folded block says. */
export const unfoldLabel = (lines: number): string => `Show all ${lines} lines`;
