/** How many characters of syntax (indentation, quote marks, escapes) can be between two characters of a value. */
const WINDOW = 120;

/** The offset in `source` of each character of a parsed value that begins at `start`. They differ in line breaks, indentation and escapes only. */
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
