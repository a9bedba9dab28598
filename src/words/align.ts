/** How many characters of syntax (indentation, quote marks, escapes) can be between two characters of a value. */
const WINDOW = 120;

/**
 * Finds where each character of a parsed value is in its source. The two differ in line breaks, indentation and escapes only.
 * @param value what a parser made of the source
 * @param source the text of the file
 * @param start offset in the source at which the value begins
 * @returns the offset in the source of each character of the value
 */
export function align(value: string, source: string, start: number): number[] {
  let next = start;
  return Array.from({length: value.length}, (_, index) => {
    const wanted = value.charAt(index);
    const isSpace = /\s/.test(wanted);
    for (let at = next; at < Math.min(next + WINDOW, source.length); at += 1) {
      if (isSpace ? /\s/.test(source.charAt(at)) : source.charAt(at) === wanted) {
        next = at + 1;
        return at;
      }
    }
    return next;
  });
}
