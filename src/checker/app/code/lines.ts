import type {Span} from '../../../diagnosis/source/model';

/** How many lines are drawn at once, and how long a line is at most. */
const MOST_LINES = 200;
const LONGEST = 2000;

/** Lines of a document, from the first to behind the last, counted from 0. */
interface Lines {
  readonly from: number;
  readonly to: number;
}

/** The places at which the lines of a text begin. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The number of the line, from 0, in which a place is. */
function lineAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle;
  }
  return low;
}

/** The lines to draw: those around a part of the text, or the first. @param moved by how many windows the reader has gone on */
export function windowOf(starts: readonly number[], mark: Span | undefined, moved: number): Lines {
  const wanted = mark ? lineAt(starts, mark.start) - MOST_LINES / 4 : 0;
  const last = Math.max(0, starts.length - MOST_LINES);
  const from = Math.min(Math.max(0, wanted + moved * MOST_LINES), last);
  return {from, to: Math.min(from + MOST_LINES, starts.length)};
}

/** Some lines as a text, with a marked part by places in it. A line that is too long, such as that of an attachment, is cut. */
export function cutLines(
  text: string,
  starts: readonly number[],
  {from, to}: Lines,
  mark: Span | undefined,
): {readonly text: string; readonly marks: readonly Span[]} {
  const parts: string[] = [];
  const marks: Span[] = [];
  let length = 0;
  for (let line = from; line < to; line += 1) {
    const start = starts[line] ?? 0;
    const end = starts[line + 1] ?? text.length;
    const whole = text.slice(start, end).replace(/\r?\n$/, '');
    const shown = whole.slice(0, LONGEST);
    if (mark && mark.start < end && mark.end > start) {
      const begin = Math.max(mark.start, start) - start;
      const stop = Math.min(mark.end, start + shown.length) - start;
      if (begin < stop) marks.push({start: length + begin, end: length + stop});
    }
    const more = whole.length > LONGEST ? `… (${whole.length - LONGEST} more characters)` : '';
    parts.push(shown + more);
    length += shown.length + more.length + 1;
  }
  return {text: parts.join('\n'), marks};
}
